/** Users of the package install ExcelJS. @throws {Error} if it isn't installed */
export async function loadExcel() {
  try {
    const { default: excel } = await import('exceljs');
    return excel;
  } catch (cause) {
    throw new Error('Exports as workbooks need a package: npm install --save-dev exceljs', { cause });
  }
}

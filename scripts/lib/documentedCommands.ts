export function documentedCommands(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n(.*?)^```/gms)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');
}

import type { ComponentLabels } from './labels.ts';

const format = new Intl.NumberFormat('zh-CN');
const grouped = (value: number) => format.format(value);

/** The Chinese texts of all components. `Provider` loads them if its language is Chinese. */
export const zhLabels: ComponentLabels = {
  Banner: { dismiss: '关闭提示' },
  ComboBox: { open: '显示全部', noMatches: '没有匹配项' },
  CommandPalette: { empty: '未找到结果', loading: '正在搜索', count: (count) => `${grouped(count)} 条结果` },
  CopyButton: { copied: '已复制', failed: '复制失败' },
  DataTable: {
    selection: '选择',
    expansion: '详情',
    select: (row) => `选择${row}`,
    selectAll: (count) => `全选 ${grouped(count)} 行`,
    details: (row) => `${row}的详情`,
    resize: (column) => `调整“${column}”的列宽`,
  },
  DatePicker: { open: '打开日历' },
  DateRangePicker: { any: '不限时间', presets: '快捷选择', clear: '清除日期' },
  Dialog: { close: '关闭' },
  FilePicker: { choose: '选择文件', drop: '将文件拖放或粘贴到此处' },
  FilterPill: { remove: '移除筛选' },
  HeroCard: { hidden: '已隐藏', toggle: '隐藏数字' },
  Link: { newTab: '在新标签页中打开' },
  NumberField: { decrement: '减少', increment: '增加' },
  PageShell: { skip: '跳到主要内容' },
  Pagination: {
    navigation: '分页',
    previous: '上一页',
    next: '下一页',
    page: (page) => `第 ${String(page)} 页`,
    range: (from, to, total) => `第 ${grouped(from)}–${grouped(to)} 条，共 ${grouped(total)} 条`,
    goTo: '跳至',
    pageSize: '每页条数',
    pageSizeOption: (size) => `${String(size)} 条/页`,
  },
  PasswordField: { reveal: '显示密码', conceal: '隐藏密码' },
  ProgressSteps: { done: '已完成', current: '进行中', todo: '未开始', failed: '失败' },
  Provider: { overlays: '菜单与对话框' },
  Rating: { stars: (count) => `${String(count)} 星（满分 5 星）` },
  ReorderList: {
    drag: (label) => `拖动 ${label}`,
    up: (label) => `上移 ${label}`,
    down: (label) => `下移 ${label}`,
    moved: (label, position, count) => `${label} 已移至第 ${String(position)} 位，共 ${String(count)} 位`,
  },
  SearchField: { clear: '清除搜索' },
  Sidebar: { navigation: '主菜单', collapse: '收起菜单', expand: '展开菜单' },
  TagGroup: { remove: '移除' },
  Ticker: { region: '公告', pause: '暂停滚动公告', play: '继续滚动公告', next: '下一条公告' },
  ToastRegion: { region: '提示消息', close: '关闭提示' },
};

const zh = {
  choose: '请选择',
  chooseDate: '选择日期',
  chooseTime: '选择日期和时间',
  typeToSearch: '输入关键字搜索',
  noMatch: '没有匹配的结果',
  more: '结果较多，请继续输入以缩小范围',
  loading: '正在搜索…',
  archived: '已停用',
  addFiles: '选择文件',
  drop: '或拖到此处',
  limits: (max: number, size: string) => `最多 ${max} 个，每个不超过 ${size}`,
  remove: (name: string) => `移除“${name}”`,
  cancel: (name: string) => `取消上传“${name}”`,
  uploading: '上传中',
  full: (max: number) => `已达上限 ${max} 个`,
}

const en: typeof zh = {
  choose: 'Choose',
  chooseDate: 'Choose a date',
  chooseTime: 'Choose a date and time',
  typeToSearch: 'Type to search',
  noMatch: 'Nothing found',
  more: 'There are more; type on to narrow down',
  loading: 'Searching…',
  archived: 'no longer offered',
  addFiles: 'Choose files',
  drop: 'or drop them here',
  limits: (max, size) => `At most ${max}, each up to ${size}`,
  remove: (name) => `Remove "${name}"`,
  cancel: (name) => `Cancel upload of "${name}"`,
  uploading: 'Uploading',
  full: (max) => `The limit of ${max} is reached`,
}

export const fieldWords = { 'zh-CN': zh, en }

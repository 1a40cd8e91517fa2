const zh = {
  everyone: '企业全体成员',
  kinds: '添加什么',
  kind: { person: '人员', department: '部门', post: '岗位', role: '角色', group: '用户组' },
  add: {
    person: '添加人员',
    department: '添加部门',
    post: '添加岗位',
    role: '添加角色',
    group: '添加用户组',
  },
  below: '含下级部门',
  belowOf: (name: string) => `“${name}”含下级部门`,
  remove: (name: string) => `移除“${name}”`,
  chosen: '已选范围',
  none: '还没有选择任何人',
  gone: '已删除',
  full: (max: number) => `最多选择 ${max} 项`,
}

const en: typeof zh = {
  everyone: 'Everybody in the enterprise',
  kinds: 'What to add',
  kind: {
    person: 'People',
    department: 'Departments',
    post: 'Posts',
    role: 'Roles',
    group: 'Groups',
  },
  add: {
    person: 'Add a person',
    department: 'Add a department',
    post: 'Add a post',
    role: 'Add a role',
    group: 'Add a group',
  },
  below: 'and below',
  belowOf: (name) => `"${name}" and below`,
  remove: (name) => `Remove "${name}"`,
  chosen: 'Who is chosen',
  none: 'Nobody is chosen yet',
  gone: 'no longer there',
  full: (max) => `At most ${max} may be chosen`,
}

export const subjectWords = { 'zh-CN': zh, en }

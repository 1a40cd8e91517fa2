import type { Sketch } from './sketch'

export const customerVisits: Sketch = {
  id: '019a0000-0000-7000-8000-000000000001',
  icon: 'people',
  color: 'blue',
  zh: {
    name: '客户拜访',
    tagline: '客户资料、每次拜访和下一步，都在一处。',
    audience: ['外勤销售', '客户成功', '小型团队'],
    description: [
      '销售在路上用手机记下拜访结果，经理当天就能看到进展，不必再等周报。',
      '两张表单开箱即用：“客户”记录联系人和等级，“拜访”记录时间、结果和下一步。字段都可以按您的习惯增减。',
    ],
    forms: [
      {
        name: '客户',
        fields: [
          { kind: 'text', label: '客户名称', required: true, unique: true },
          {
            kind: 'single-select',
            label: '等级',
            choices: [
              ['重点', 'red'],
              ['普通', 'blue'],
              ['潜在', 'grey'],
            ],
          },
          { kind: 'text', label: '联系人' },
          { kind: 'text', label: '电话' },
          { kind: 'text', label: '地址', span: 24 },
          { kind: 'person', label: '负责人', default: 'me' },
        ],
      },
      {
        name: '拜访',
        fields: [
          { kind: 'text', label: '客户', required: true },
          { kind: 'date', label: '拜访日期', required: true, default: 'today' },
          {
            kind: 'single-select',
            label: '结果',
            choices: [
              ['有意向', 'green'],
              ['再联系', 'yellow'],
              ['无意向', 'grey'],
            ],
          },
          { kind: 'currency', label: '预计金额' },
          { kind: 'long-text', label: '沟通要点', span: 24 },
          { kind: 'date', label: '下次联系' },
          { kind: 'attachment', label: '照片与文件' },
        ],
      },
    ],
  },
  en: {
    name: 'Customer visits',
    tagline: 'Customers, every visit and the next step in one place.',
    audience: ['Field sales', 'Customer success', 'Small teams'],
    description: [
      'People on the road note the result of a visit on their phone; whoever leads them sees it the same day instead of in a weekly report.',
      'Two forms, ready to use: “Customers” holds contacts and rank, “Visits” holds date, result and next step. Add and remove fields as you like.',
    ],
    forms: [
      {
        name: 'Customers',
        fields: [
          { kind: 'text', label: 'Customer', required: true, unique: true },
          {
            kind: 'single-select',
            label: 'Rank',
            choices: [
              ['Key', 'red'],
              ['Regular', 'blue'],
              ['Prospect', 'grey'],
            ],
          },
          { kind: 'text', label: 'Contact' },
          { kind: 'text', label: 'Phone' },
          { kind: 'text', label: 'Address', span: 24 },
          { kind: 'person', label: 'Looked after by', default: 'me' },
        ],
      },
      {
        name: 'Visits',
        fields: [
          { kind: 'text', label: 'Customer', required: true },
          { kind: 'date', label: 'Date', required: true, default: 'today' },
          {
            kind: 'single-select',
            label: 'Result',
            choices: [
              ['Interested', 'green'],
              ['Follow up', 'yellow'],
              ['Not interested', 'grey'],
            ],
          },
          { kind: 'currency', label: 'Expected amount' },
          { kind: 'long-text', label: 'What was said', span: 24 },
          { kind: 'date', label: 'Next contact' },
          { kind: 'attachment', label: 'Photos and files' },
        ],
      },
    ],
  },
}

import type { Sketch } from './sketch'

export const expenseClaims: Sketch = {
  id: '019a0000-0000-7000-8000-000000000003',
  icon: 'money',
  color: 'orange',
  zh: {
    name: '费用报销',
    tagline: '拍照上传票据，报销进度人人可查。',
    audience: ['全体员工', '财务', '行政'],
    description: [
      '员工随手提交，财务在一张表里核对金额、票据和付款状态，不再翻聊天记录。',
      '一张表单就够：事由、金额、票据和付款状态都在其中，导出即可做账。',
    ],
    forms: [
      {
        name: '报销单',
        fields: [
          { kind: 'text', label: '事由', required: true, span: 24 },
          {
            kind: 'single-select',
            label: '类别',
            choices: [
              ['差旅', 'blue'],
              ['招待', 'purple'],
              ['办公', 'cyan'],
              ['其他', 'grey'],
            ],
          },
          { kind: 'currency', label: '金额', required: true },
          { kind: 'date', label: '发生日期', required: true, default: 'today' },
          { kind: 'person', label: '报销人', default: 'me' },
          { kind: 'attachment', label: '票据' },
          {
            kind: 'single-select',
            label: '付款状态',
            choices: [
              ['待核对', 'yellow'],
              ['已付款', 'green'],
              ['已退回', 'red'],
            ],
          },
          { kind: 'long-text', label: '备注', span: 24 },
        ],
      },
    ],
  },
  en: {
    name: 'Expense claims',
    tagline: 'Photograph the receipt and hand it in; everybody sees how far a claim is.',
    audience: ['All employees', 'Finance', 'Administration'],
    description: [
      'People hand in claims as they go. Finance checks amount, receipt and payment in one list instead of searching through chats.',
      'One form is enough: reason, amount, receipt and payment are all in it, and an export is ready for the books.',
    ],
    forms: [
      {
        name: 'Claims',
        fields: [
          { kind: 'text', label: 'Reason', required: true, span: 24 },
          {
            kind: 'single-select',
            label: 'Category',
            choices: [
              ['Travel', 'blue'],
              ['Hospitality', 'purple'],
              ['Office', 'cyan'],
              ['Other', 'grey'],
            ],
          },
          { kind: 'currency', label: 'Amount', required: true },
          { kind: 'date', label: 'Date', required: true, default: 'today' },
          { kind: 'person', label: 'Claimed by', default: 'me' },
          { kind: 'attachment', label: 'Receipts' },
          {
            kind: 'single-select',
            label: 'Payment',
            choices: [
              ['To check', 'yellow'],
              ['Paid', 'green'],
              ['Returned', 'red'],
            ],
          },
          { kind: 'long-text', label: 'Remarks', span: 24 },
        ],
      },
    ],
  },
}

import type { Sketch } from './sketch'

export const equipmentInspection: Sketch = {
  id: '019a0000-0000-7000-8000-000000000002',
  icon: 'device',
  color: 'green',
  zh: {
    name: '设备巡检',
    tagline: '按设备巡检，异常当场拍照上报。',
    audience: ['生产车间', '物业与设施', '设备维护'],
    description: [
      '巡检员在现场逐台记录温度、状态和照片，异常马上有记录、有责任人。',
      '“设备台账”管好每台设备的位置和保养周期，“巡检记录”留下每一次检查。',
    ],
    forms: [
      {
        name: '设备台账',
        fields: [
          { kind: 'text', label: '设备编号', required: true, unique: true },
          { kind: 'text', label: '设备名称', required: true },
          { kind: 'text', label: '位置' },
          { kind: 'date', label: '启用日期' },
          { kind: 'number', label: '保养周期', unit: '天', decimals: 0 },
          { kind: 'person', label: '负责人' },
        ],
      },
      {
        name: '巡检记录',
        fields: [
          { kind: 'text', label: '设备编号', required: true },
          { kind: 'date', label: '巡检日期', required: true, default: 'today' },
          {
            kind: 'single-select',
            label: '状态',
            required: true,
            choices: [
              ['正常', 'green'],
              ['需关注', 'yellow'],
              ['停机', 'red'],
            ],
          },
          { kind: 'number', label: '温度', unit: '°C', decimals: 1 },
          { kind: 'switch', label: '需要维修' },
          { kind: 'person', label: '巡检人', default: 'me' },
          { kind: 'long-text', label: '异常说明', span: 24 },
          { kind: 'attachment', label: '现场照片' },
        ],
      },
    ],
  },
  en: {
    name: 'Equipment inspection',
    tagline: 'Inspect machine by machine; what is wrong is reported on the spot, with a photo.',
    audience: ['Shop floors', 'Facilities', 'Maintenance'],
    description: [
      'Inspectors note temperature, state and photos at each machine, so a fault has a record and somebody responsible at once.',
      '“Machines” keeps where each one stands and how often it is serviced; “Inspections” keeps every check.',
    ],
    forms: [
      {
        name: 'Machines',
        fields: [
          { kind: 'text', label: 'Machine number', required: true, unique: true },
          { kind: 'text', label: 'Name', required: true },
          { kind: 'text', label: 'Place' },
          { kind: 'date', label: 'In use since' },
          { kind: 'number', label: 'Service every', unit: 'days', decimals: 0 },
          { kind: 'person', label: 'Looked after by' },
        ],
      },
      {
        name: 'Inspections',
        fields: [
          { kind: 'text', label: 'Machine number', required: true },
          { kind: 'date', label: 'Date', required: true, default: 'today' },
          {
            kind: 'single-select',
            label: 'State',
            required: true,
            choices: [
              ['Fine', 'green'],
              ['Watch', 'yellow'],
              ['Stopped', 'red'],
            ],
          },
          { kind: 'number', label: 'Temperature', unit: '°C', decimals: 1 },
          { kind: 'switch', label: 'Needs repair' },
          { kind: 'person', label: 'Inspected by', default: 'me' },
          { kind: 'long-text', label: 'What is wrong', span: 24 },
          { kind: 'attachment', label: 'Photos' },
        ],
      },
    ],
  },
}

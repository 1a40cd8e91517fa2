import {
  aField,
  aFormSchema,
  aRecord,
  type FormRecord,
  type PublishedForm,
} from '@atrium/domain-forms'
import { aPersonRef } from '@atrium/domain-org'

/** Whom records name. */
export const people = [
  aPersonRef({ name: '欧阳娜娜', loginId: 'ouyang' }),
  aPersonRef({ name: 'Ada Lovelace', loginId: 'ada' }),
  aPersonRef({ name: '李雷', loginId: 'lilei' }),
]

export const carFields = {
  name: aField('text', { label: '车型', required: true, unique: true, span: 24 }),
  maker: aField('single-select', {
    label: 'Maker',
    options: [
      { id: 'o_byd0', label: '比亚迪', color: 'green', archived: false },
      { id: 'o_volvo', label: 'Volvo', color: 'blue', archived: false },
      { id: 'o_ford', label: 'Ford', color: 'orange', archived: false },
      { id: 'o_lada', label: 'Lada', color: 'grey', archived: true },
    ],
  }),
  power: aField('number', { label: '功率', unit: 'kW', decimals: 1 }),
  price: aField('currency', { label: 'Price' }),
  built: aField('date', { label: '出厂日期' }),
  checked: aField('date-time', { label: 'Last check' }),
  extras: aField('multi-select', { label: 'Extras' }),
  sold: aField('switch', { label: '已售' }),
  owner: aField('person', { label: '负责人', multiple: true }),
  twin: aField('relation', {
    label: 'Twin',
    formId: '00000000-0000-7000-8000-00000000f0f0',
    multiple: false,
  }),
  papers: aField('attachment', { label: 'Papers' }),
  note: aField('long-text', { label: '备注', span: 24, help: '维修、改装和使用情况。' }),
}

const f = carFields

export const carForm: PublishedForm = {
  id: '00000000-0000-7000-8000-00000000ca25',
  appId: '00000000-0000-7000-8000-00000000a990',
  name: '车辆档案',
  version: 3,
  schema: aFormSchema(Object.values(f), {
    sections: [
      {
        id: 's_main',
        title: '基本信息',
        fieldIds: [f.name, f.maker, f.power, f.price, f.built].map(({ id }) => id),
      },
      {
        id: 's_more',
        title: 'Use and papers',
        fieldIds: [f.checked, f.extras, f.sold, f.owner, f.twin, f.papers, f.note].map(
          ({ id }) => id,
        ),
      },
    ],
  }),
}

/** Cars for lists: the n-th differs from its neighbours in every field. */
export function someCars(count: number): FormRecord[] {
  return Array.from({ length: count }, (_, at) =>
    aRecord({
      createdBy: people[0]?.id ?? '',
      updatedBy: people[1]?.id ?? '',
      values: {
        [f.name.id]:
          at % 41 === 7
            ? `Grand Touring Estate with all-wheel drive and a name that does not end ${at}`
            : `${['汉 EV', 'XC', 'Model', 'Escort'][at % 4] ?? ''} ${100 + at}`,
        [f.maker.id]: ['o_byd0', 'o_volvo', 'o_ford', null][at % 4] ?? null,
        [f.power.id]: at % 9 === 0 ? null : 55.5 + ((at * 37) % 300),
        [f.price.id]: 98_000 + at * 1250.5,
        [f.built.id]: `20${10 + (at % 15)}-0${1 + (at % 9)}-1${at % 9}`,
        [f.checked.id]: `2026-0${1 + (at % 9)}-12T0${at % 9}:30:00.000Z`,
        [f.extras.id]: at % 3 === 0 ? ['o_red0', 'o_blue'] : ['o_green'],
        [f.sold.id]: at % 2 === 0,
        [f.owner.id]: [people[at % 3]?.id ?? ''],
        [f.note.id]: at % 5 === 0 ? '' : '按期保养，续航正常；副驾座椅更换过一次。',
      },
    }),
  )
}

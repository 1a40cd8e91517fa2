import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import type { FieldSpec, FieldValue, Lookup, Uploader } from '../spec/field-spec'
import { FieldView } from '../view/field-view'
import { FieldInput } from './field-input'

const options = [
  { id: 'o_new0', label: '新建', color: 'blue' },
  { id: 'o_sold', label: 'Sold and delivered', color: 'green' },
  { id: 'o_lost', label: 'Lost', color: 'red' },
  { id: 'o_old0', label: 'Archived choice', color: 'grey', archived: true },
]
const file = { id: 'f1', name: '验收报告 final.pdf', type: 'application/pdf', size: 1_440_000 }
const lookup: Lookup = {
  choices: [
    { id: 'p1', label: '欧阳娜娜', hint: 'Sales' },
    { id: 'p2', label: 'Ada Lovelace', hint: 'Research' },
  ],
  isLoading: false,
  isCut: true,
  onSearch: () => undefined,
}
const uploader: Uploader = {
  pending: [
    { key: '1', name: 'photo.jpg', progress: 0.4 },
    { key: '2', name: 'film.mp4', progress: 0, error: 'This is larger than allowed.' },
  ],
  maxBytes: 50_000_000,
  onFiles: () => undefined,
  onDismiss: () => undefined,
}
const all: { label: string; spec: FieldSpec; value: FieldValue }[] = [
  { label: 'Text', spec: { kind: 'text' }, value: 'North pump' },
  { label: 'Long text', spec: { kind: 'long-text' }, value: 'Two\nlines' },
  { label: 'Number', spec: { kind: 'number', decimals: 2, unit: 'kW' }, value: 12_345.5 },
  { label: 'Money', spec: { kind: 'currency', decimals: 2, currency: 'CNY' }, value: 99_000 },
  { label: 'Date', spec: { kind: 'date' }, value: '2026-11-21' },
  { label: 'Moment', spec: { kind: 'date-time' }, value: '2026-11-21T04:30:00.000Z' },
  { label: 'Choice', spec: { kind: 'single-select', options }, value: 'o_new0' },
  { label: 'Choices', spec: { kind: 'multi-select', options }, value: ['o_sold', 'o_old0'] },
  { label: 'Switch', spec: { kind: 'switch' }, value: true },
  { label: 'People', spec: { kind: 'person', multiple: true }, value: ['p1', 'p2'] },
  { label: 'Record', spec: { kind: 'relation', multiple: false }, value: ['p2'] },
  { label: 'Files', spec: { kind: 'attachment', maxCount: 5 }, value: [file] },
]

const nameOf = (id: string) => lookup.choices.find((choice) => choice.id === id)?.label

function One({ label, spec, value: first }: (typeof all)[number]) {
  const [value, setValue] = useState(first)
  const id = useId()
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <label htmlFor={id}>{label}</label>
      <FieldInput
        id={id}
        label={label}
        spec={spec}
        value={value}
        onChange={setValue}
        lookup={lookup}
        nameOf={nameOf}
        uploader={uploader}
      />
    </div>
  )
}

function Inputs() {
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      {all.map((field) => (
        <One key={field.label} {...field} />
      ))}
    </div>
  )
}

function Views() {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: '120px 1fr', gap: '8px 16px' }}>
      {all.map((field) => (
        <div key={field.label} style={{ display: 'contents' }}>
          <dt>{field.label}</dt>
          <dd>
            <FieldView spec={field.spec} value={field.value} nameOf={nameOf} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const meta: Meta = { title: 'ui-fields/FieldInput' }
export default meta
type Story = StoryObj

export const Inputting: Story = { render: () => <Inputs /> }
export const Viewing: Story = { render: () => <Views /> }

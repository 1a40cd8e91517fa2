import { useState } from 'react'
import { Button } from '../button'
import { Card } from '../card'
import { CheckboxGroup } from '../checkbox'
import { DatePicker, DateTimePicker } from '../date-picker'
import { DescriptionList } from '../description-list'
import { FormErrors, FormField, FormLayout, FormSection, SubmitBar } from '../form-layout'
import { NumberInput } from '../number-input'
import { DetailColumns, Page } from '../page'
import { PageHead } from '../page-head'
import { RadioGroup } from '../radio-group'
import { MultiSelect, Select } from '../select'
import { Switch } from '../switch'
import { Tag } from '../tag'
import { TextArea } from '../text-area'
import { TextInput } from '../text-input'
import { DropZone } from '../upload'

const states = [
  { value: 'new', label: 'New' },
  { value: 'running', label: '进行中' },
]
const nothing = () => undefined
const errors = [{ id: 'title', label: 'Title', message: 'Give it a title' }]

export function FormMock() {
  const [who, setWho] = useState<'all' | 'some'>('some')
  return (
    <Page>
      <PageHead title="Pump 3, north hall" purpose="工单 WO-2041" tags={<Tag>Draft</Tag>} />
      <DetailColumns side={<Facts />}>
        <Card>
          <FormLayout label="Work order" width="full">
            <FormErrors errors={errors} />
            <FormSection title="What happened" columns={2}>
              <FormField id="title" label="Title" required error="Give it a title">
                <TextInput value="" onChange={nothing} placeholder="In a few words" />
              </FormField>
              <FormField label="状态" help="关闭后不能再修改">
                <Select value="running" onChange={nothing} options={states} />
              </FormField>
              <FormField label="Due" optional>
                <DatePicker value="2026-12-01" onChange={nothing} />
              </FormField>
              <FormField label="Reported at">
                <DateTimePicker value="2026-11-21T06:30:00.000Z" onChange={nothing} />
              </FormField>
              <FormField label="Cost">
                <NumberInput value={1280.5} onChange={nothing} precision={2} prefix="¥" />
              </FormField>
              <FormField label="People">
                <MultiSelect value={['new', 'running']} onChange={nothing} options={states} />
              </FormField>
            </FormSection>
            <FormSection title="Who and how" purpose="Members of the workshop always see it.">
              <FormField label="Visible to" group>
                <RadioGroup
                  value={who}
                  onChange={setWho}
                  options={[
                    { value: 'all', label: 'Everyone' },
                    { value: 'some', label: '指定成员' },
                  ]}
                />
              </FormField>
              <FormField label="Channels" group>
                <CheckboxGroup
                  value={['mail']}
                  onChange={nothing}
                  options={[
                    { value: 'mail', label: 'E-mail' },
                    { value: 'sms', label: '短信' },
                  ]}
                />
              </FormField>
              <Switch value onChange={nothing}>
                Tell the person who reported it
              </Switch>
              <FormField label="Notes">
                <TextArea value="Bearing is loud since Monday." onChange={nothing} />
              </FormField>
              <FormField label="Photos">
                <DropZone
                  label="Drop pictures here"
                  hint="PNG or JPEG, up to 10 MB"
                  onFiles={nothing}
                />
              </FormField>
            </FormSection>
            <SubmitBar note="3 unsaved changes">
              <Button kind="primary" type="submit">
                Save
              </Button>
              <Button>取消</Button>
            </SubmitBar>
          </FormLayout>
        </Card>
      </DetailColumns>
    </Page>
  )
}

function Facts() {
  return (
    <Card title="Facts">
      <DescriptionList
        layout="side"
        facts={[
          { label: 'Number', value: 'WO-2041' },
          { label: '创建人', value: '王小明' },
          { label: 'Created', value: '21 November 2026' },
          { label: 'Warranty', value: null },
        ]}
      />
    </Card>
  )
}

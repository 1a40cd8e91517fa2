import { useState } from 'react'
import { Button } from '../button'
import { Card, Metric } from '../card'
import { AddIcon, ColumnsIcon, DownloadIcon, FilterIcon, GridIcon, TableIcon } from '../icon'
import { IconButton } from '../icon-button'
import { Page } from '../page'
import { PageHead } from '../page-head'
import { Pagination } from '../pagination'
import { SearchInput } from '../search-input'
import { Segmented } from '../segmented'
import { SelectionBar } from '../selection-bar'
import { Grid } from '../stack'
import { Tabs } from '../tabs'
import { Tag } from '../tag'
import { FilterChip, Toolbar } from '../toolbar'

export function ListMock() {
  const [view, setView] = useState<'table' | 'board'>('table')
  const [query, setQuery] = useState('')
  const [at, setAt] = useState({ page: 1, pageSize: 50 })
  return (
    <Page>
      <PageHead
        crumbs={[{ label: 'Applications', href: '#apps' }, { label: 'Workshop 车间' }]}
        title="Work orders 工单"
        purpose="Every repair and inspection, from the call to the signature."
        tags={
          <Tag tone="success" dot>
            Published
          </Tag>
        }
        actions={<Button icon={DownloadIcon}>Export</Button>}
        more={[{ key: 'settings', label: 'Settings' }]}
        primary={{ label: 'New work order', icon: AddIcon, onClick: () => undefined }}
        tabs={
          <Tabs
            value="records"
            onChange={() => undefined}
            items={[
              { key: 'records', label: 'Records', count: 406 },
              { key: 'numbers', label: '统计' },
              { key: 'history', label: 'History' },
            ]}
          />
        }
      />
      <Grid min={220}>
        <Card title="Open" note="today">
          <Metric label="Work orders" value="128" compare="12 fewer than yesterday" trend="good" />
        </Card>
        <Card title="Cost" note="last 30 days">
          <Metric
            label="Spare parts"
            value="48,206.50"
            unit="€"
            compare="9 % over plan"
            trend="bad"
          />
        </Card>
        <Card title="响应时间" note="近 7 天">
          <Metric label="中位数" value="2 小时 14 分" compare="与上周持平" />
        </Card>
      </Grid>
      <Toolbar
        label="Work orders"
        end={
          <>
            <Segmented
              label="View"
              value={view}
              onChange={setView}
              iconsOnly
              options={[
                { value: 'table', label: 'Table', icon: TableIcon },
                { value: 'board', label: 'Board', icon: GridIcon },
              ]}
            />
            <IconButton label="Columns" icon={ColumnsIcon} />
          </>
        }
        chips={
          <>
            <FilterChip onRemove={() => undefined}>State is not Done</FilterChip>
            <FilterChip onRemove={() => undefined}>金额大于 1,000</FilterChip>
          </>
        }
      >
        <SearchInput label="Search work orders" value={query} onChange={setQuery} />
        <Button icon={FilterIcon}>Filter</Button>
      </Toolbar>
      <SelectionBar count={3} total={406} onSelectAll={() => undefined} onClear={() => undefined}>
        <Button size="small" kind="quiet">
          Hand over
        </Button>
        <Button size="small" kind="danger-quiet">
          Delete
        </Button>
      </SelectionBar>
      <Pagination {...at} total={406} onChange={setAt} />
    </Page>
  )
}

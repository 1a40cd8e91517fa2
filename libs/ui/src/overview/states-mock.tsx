import { Button } from '../button'
import { Card } from '../card'
import { Empty } from '../empty'
import { ErrorState } from '../error-state'
import { JobProgress } from '../job-progress'
import { NoRight } from '../no-right'
import { Notice } from '../notice'
import { Page } from '../page'
import { PageHead } from '../page-head'
import { Skeleton } from '../skeleton'
import { Grid, Row, Stack } from '../stack'
import { Tag } from '../tag'

const tones = ['info', 'success', 'warning', 'danger'] as const

export function StatesMock() {
  return (
    <Page>
      <PageHead title="States 状态" purpose="What a page shows when it can't show its things." />
      <Stack gap={2}>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={`Notice: ${tone}`}>
            First 600 of 12,408 records. 先显示 600 条。
          </Notice>
        ))}
      </Stack>
      <Row>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} dot>
            {tone}
          </Tag>
        ))}
        <Button kind="primary">Primary</Button>
        <Button>Default</Button>
        <Button kind="danger">Delete</Button>
        <Button kind="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <Button kind="primary" loading>
          Publishing
        </Button>
      </Row>
      <Grid min={360}>
        <Card>
          <Empty
            picture="records"
            title="No work orders yet"
            why="Add one by hand, or bring a spreadsheet: its columns become fields."
            action={<Button kind="primary">Import a file</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title="The records could not be loaded"
            advice="The server took too long. Your filters are kept."
            onRetry={() => undefined}
            id="req-01HZX3"
          />
        </Card>
        <Card>
          <NoRight title="你没有打开“订单”的权限" who="王小明（管理员）" />
        </Card>
        <Card>
          <Empty picture="search" title="Nothing found" why="Try without one of the filters." />
        </Card>
        <Card>
          <Empty picture="people" title="Nobody was invited yet" />
        </Card>
        <Card>
          <Empty picture="chart" title="Nothing to draw in this period" />
        </Card>
        <Card title="Import">
          <JobProgress
            title="Importing flights.csv"
            state="running"
            done={48200}
            total={231083}
            noun="rows"
            failed={12}
            onCancel={() => undefined}
            onBackground={() => undefined}
          />
        </Card>
        <Card title="Loading">
          <Skeleton />
        </Card>
      </Grid>
      <Skeleton shape="table" count={4} />
    </Page>
  )
}

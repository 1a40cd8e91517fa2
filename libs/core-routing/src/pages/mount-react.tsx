import { Activity, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PageContext, RoutingContext } from './page-context'
import type { PageModule } from './page-module'

/** Makes a component a page: `export const mount = mountReact(DevicesPage)`. While suspended its effects are off, its state and DOM stay. */
export function mountReact(Component: ComponentType): PageModule['mount'] {
  return (host, params, { entry, routing, Frame }) => {
    const root = createRoot(host)
    let current = params
    let mode: 'visible' | 'hidden' = 'visible'
    const render = () =>
      root.render(
        <RoutingContext value={routing}>
          <PageContext value={{ ...current, entry }}>
            <Frame entry={entry}>
              <Activity mode={mode}>
                <Component />
              </Activity>
            </Frame>
          </PageContext>
        </RoutingContext>,
      )
    const show = (next: typeof mode) => {
      mode = next
      flushSync(render)
    }
    render()
    return {
      update(next) {
        current = next
        render()
      },
      suspend: () => show('hidden'),
      resume: () => show('visible'),
      destroy: () => root.unmount(),
    }
  }
}

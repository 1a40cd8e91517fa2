import { useRouting } from './page-context'

/** Where a layout lets the pages stand; it fills the height it is given. */
export function PageOutlet() {
  const { stage } = useRouting()
  return (
    <div
      style={{ height: '100%' }}
      ref={(outlet) => {
        if (outlet) stage.attach(outlet)
      }}
    />
  )
}

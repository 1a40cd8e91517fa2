export { DetailColumns, type DetailColumnsProps, Page, type PageProps } from './page'

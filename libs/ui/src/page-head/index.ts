export { type PageAct, PageHead, type PageHeadProps } from './page-head'

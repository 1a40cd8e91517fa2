export { DescriptionList, type DescriptionListProps, type Fact } from './description-list'

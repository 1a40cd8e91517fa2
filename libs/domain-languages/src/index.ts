export { changeTexts, listTexts } from './endpoints'
export { dictionaryEntity } from './events'
export { aProductText } from './fixtures'
export { languagesCodeMessages } from './messages'
export { languagesPath } from './paths'
export { languagesPermissions } from './permissions'
export {
  changesLimit,
  chosenLimit,
  productTextSchema,
  textChangeSchema,
  textIssue,
  textLimit,
  type ProductText,
  type TextChange,
  type TextIssue,
} from './product-text'

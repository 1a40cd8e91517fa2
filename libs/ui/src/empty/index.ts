export { Empty, type EmptyProps } from './empty'
export { Picture, type PictureName, type PictureProps } from './picture'

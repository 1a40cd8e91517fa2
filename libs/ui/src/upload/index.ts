export { DropZone, type DropZoneProps } from './drop-zone'
export { fileSize, type UploadFile, UploadList, type UploadListProps } from './upload-list'

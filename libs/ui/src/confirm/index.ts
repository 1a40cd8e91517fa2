export { ConfirmDialog, type ConfirmDialogProps, type Question } from './confirm-dialog'
export { useConfirm } from './use-confirm'

export { Modal, type ModalAct, type ModalProps } from './modal'

import { read, write } from '@atrium/core-net'
import { changeTexts, listTexts } from '@atrium/domain-languages'

export const textsRead = read(listTexts, {})
export const changeTextsWrite = write(changeTexts, { stales: [listTexts] })

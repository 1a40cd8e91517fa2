import { resolve } from 'node:path'

export const workspaceRoot = resolve(import.meta.dirname, '../..')

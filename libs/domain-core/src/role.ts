import { z } from 'zod'
import type { ConsoleArea } from './console-area'

/** The six platform roles of the specification, section 6. */
export const roles = ['root', 'saas', 'admin', 'user', 'safe', 'audit'] as const

export const roleSchema = z.enum(roles)

export type Role = z.infer<typeof roleSchema>

/** Who holds a permission: a role, or whoever an area of the console was trusted to. */
export type PermissionHolder = Role | `area:${ConsoleArea}`

/** Who holds each permission; a module's permissions are declared once in its domain library. */
export type Permissions<Name extends string = string> = Readonly<
  Record<Name, readonly PermissionHolder[]>
>

/** Declares the permissions of a domain, named `domain.act`. */
export function definePermissions<const Name extends `${string}.${string}`>(
  permissions: Permissions<Name>,
): Permissions<Name> {
  return permissions
}

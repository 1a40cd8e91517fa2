import {
  addMember,
  changeMember,
  getMember,
  listMembers,
  moveMembers,
  setMemberState,
} from '@atrium/domain-org'
import { implement, type Route } from '@atrium/server-core'
import type { MemberService } from './member-service'

export function memberRoutes(members: MemberService): Route[] {
  const permission = 'org.manage'
  const reviewed = 'member'
  return [
    implement(listMembers, { permission, handle: members.list }),
    implement(getMember, { permission, handle: (input, { caller }) => members.get(input, caller) }),
    implement(addMember, {
      permission,
      reviewed,
      handle: (input, { caller }) => members.add(input, caller),
    }),
    implement(changeMember, {
      permission,
      reviewed,
      handle: (input, { caller }) => members.change(input, caller),
    }),
    implement(moveMembers, {
      permission,
      reviewed,
      handle: (input, { caller }) => members.move(input, caller),
    }),
    implement(setMemberState, {
      permission,
      reviewed,
      handle: (input, { caller }) => members.setState(input, caller),
    }),
  ]
}

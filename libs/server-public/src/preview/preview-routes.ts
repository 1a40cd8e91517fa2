import {
  createPreviewLink,
  listPreviewLinks,
  openPreview,
  revokePreviewLink,
} from '@atrium/domain-public'
import { implement, type Route } from '@atrium/server-core'
import type { PreviewService } from './preview-service'

export function previewRoutes(previews: PreviewService): Route[] {
  const permission = 'public.share-previews'
  return [
    implement(listPreviewLinks, {
      permission,
      handle: (input, { caller }) => previews.list(input, caller),
    }),
    implement(createPreviewLink, {
      permission,
      handle: (input, { caller }) => previews.create(input, caller),
    }),
    implement(revokePreviewLink, {
      permission,
      handle: (input, { caller }) => previews.revoke(input, caller),
    }),
    implement(openPreview, {
      permission: 'public',
      limit: { perMinute: 30 },
      handle: (input, { locale }) => previews.open(input, locale),
    }),
  ]
}

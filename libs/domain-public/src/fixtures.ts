import type { RichText } from '@atrium/domain-core'
import { aField, aFormSchema } from '@atrium/domain-forms'
import type { Notice } from './notice'
import type { NoticeCard } from './notice-endpoints'
import type { PreviewLink } from './preview'
import type { Solution } from './solution'

let count = 0

/** A notice for tests: a draft without an English text. */
export function aNotice(overrides: Partial<Notice> = {}): Notice {
  const id = nextId()
  return {
    id,
    category: 'product',
    text: { title: `Notice ${count}`, body: someText('Something is new.') },
    textEn: null,
    pinned: false,
    state: 'draft',
    from: null,
    until: null,
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  }
}

/** A notice in the public list, for tests. */
export function aNoticeCard(overrides: Partial<NoticeCard> = {}): NoticeCard {
  const id = nextId()
  return {
    id,
    category: 'product',
    title: `Notice ${count}`,
    excerpt: 'Something is new.',
    pinned: false,
    publishedAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  }
}

/** A link to a preview, for tests: of what is published, never opened. */
export function aPreviewLink(overrides: Partial<PreviewLink> = {}): PreviewLink {
  return {
    id: nextId(),
    shows: 'published',
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 'Lin',
    expiresAt: '2026-01-02T00:00:00.000Z',
    opened: 0,
    ...overrides,
  }
}

/** A solution for tests: one form of one field, not offered. */
export function aSolution(overrides: Partial<Solution> = {}): Solution {
  const id = nextId()
  return {
    id,
    icon: 'app',
    color: 'blue',
    text: {
      name: `Solution ${count}`,
      tagline: 'Good for something.',
      audience: ['Everybody'],
      description: someText('More about it.'),
      forms: [{ name: 'Visits', schema: aFormSchema([aField('text', { label: 'Customer' })]) }],
    },
    textEn: null,
    published: false,
    version: 1,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  }
}

/** Rich text of one paragraph, for tests. */
export function someText(text: string): RichText {
  return { blocks: [{ kind: 'paragraph', spans: [{ text }] }] }
}

function nextId(): string {
  count += 1
  return `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`
}

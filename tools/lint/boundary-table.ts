import type { Kind } from './place.ts'

/**
 * Who may import whom, in Nx's words: kinds and names are tags that tools/nx infers from a lib's name.
 * core-shell is the one foundation that composes the interface: docs/decisions/0003-shell-may-use-ui.md.
 */
export const boundaryTable = [
  { sourceTag: 'kind:domain', onlyDependOnLibsWithTags: ['kind:domain'] },
  {
    sourceTag: '/^lib:core-(?!shell$)/',
    onlyDependOnLibsWithTags: ['kind:core', 'lib:domain-core'],
  },
  {
    sourceTag: 'lib:core-shell',
    onlyDependOnLibsWithTags: ['kind:core', 'kind:ui', 'lib:domain-core'],
  },
  {
    sourceTag: 'kind:ui',
    onlyDependOnLibsWithTags: ['kind:ui', 'lib:domain-core', 'lib:core-i18n', 'lib:core-routing'],
  },
  {
    sourceTag: 'kind:feature',
    onlyDependOnLibsWithTags: ['kind:ui', 'kind:core', 'kind:domain'],
  },
  { sourceTag: 'lib:server-core', onlyDependOnLibsWithTags: ['lib:domain-core'] },
  {
    sourceTag: '/^lib:server-(?!core$)/',
    onlyDependOnLibsWithTags: ['kind:domain', 'lib:server-core'],
  },
  {
    sourceTag: 'app:web',
    onlyDependOnLibsWithTags: ['kind:feature', 'kind:ui', 'kind:core', 'kind:domain'],
  },
  { sourceTag: 'app:server', onlyDependOnLibsWithTags: ['kind:server', 'kind:domain'] },
  { sourceTag: 'app:web-e2e', onlyDependOnLibsWithTags: ['kind:domain'] },
]

/** What to do instead of a refused import, by the kinds of both ends. */
export const boundaryFixes: Partial<Record<Kind, Partial<Record<Kind, string>>>> = {
  domain: {
    core: 'A domain is pure: take the value as an argument, or move the rule out of the domain.',
    ui: 'A domain is pure: move what is drawn to the feature.',
    feature: 'Move the rule both need into the domain lib; features import it from there.',
    server: 'Declare a port (a small interface) in the domain; the server lib implements it.',
  },
  core: {
    domain:
      'A foundation knows no product word but domain-core: pass the value in, or move the code to a feature.',
    ui: 'Only core-shell composes the interface: render through a slot, or move the code to ui or core-shell.',
    feature: 'A foundation knows no feature: offer a slot or a parameter that the feature fills.',
    server: 'Web and server meet in a contract: declare an endpoint in a domain lib.',
  },
  ui: {
    domain:
      'A component knows no product word: take the value as a prop, or move it to the feature.',
    core: 'A component may use core-i18n and core-routing only: take the rest as props.',
    feature: 'Move what both need down into ui, or take it as a prop.',
    server: 'Web and server meet in a contract: declare an endpoint in a domain lib.',
  },
  feature: {
    feature:
      'Link with a path builder of the other domain (domain-y/src/paths.ts); share a widget through ui, or through a slot in the manifest.',
    server: 'Web and server meet in a contract: declare an endpoint in the domain lib.',
  },
  server: {
    server:
      'Declare a port in the other domain; its server lib implements it and apps/server passes it in; or publish an event.',
    core: 'core-* is for the web: what both sides need is a domain lib.',
    ui: 'The server draws nothing: what both sides need is a domain lib.',
    feature: 'The server knows no page: what both sides need is a domain lib.',
  },
  web: { server: 'The web app composes features: what both sides need is a domain lib.' },
  e2e: {
    core: 'A journey sees the product as a person does: import path builders of domain libs only.',
    ui: 'A journey sees the product as a person does: import path builders of domain libs only.',
    feature:
      'A journey sees the product as a person does: import path builders of domain libs only.',
    server:
      'A journey sees the product as a person does: import path builders of domain libs only.',
  },
}

import * as t from 'io-ts'

/** The version of everything that is published, as the service counts it. */
export const SpaceResponse = t.type({ space: t.type({ version: t.number }) }, 'SpaceResponse')

export const StoryWire = t.type(
  { default_full_slug: t.union([t.string, t.null, t.undefined]), full_slug: t.string, content: t.unknown },
  'Story',
)
export type StoryWire = t.TypeOf<typeof StoryWire>

/** One story that was asked for by its slug. */
export const StoryResponse = t.type({ story: t.type({ content: t.unknown }) }, 'StoryResponse')

/** One page of stories; each is read by itself, so that a broken one spoils no other. */
export const StoriesResponse = t.type({ stories: t.array(t.unknown) }, 'StoriesResponse')

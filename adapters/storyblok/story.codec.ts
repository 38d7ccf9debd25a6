import * as t from 'io-ts'

/** The version of all published content. */
export const SpaceResponse = t.type({ space: t.type({ version: t.number }) }, 'SpaceResponse')

export const StoryWire = t.type(
  { default_full_slug: t.union([t.string, t.null, t.undefined]), full_slug: t.string, content: t.unknown },
  'Story',
)
export type StoryWire = t.TypeOf<typeof StoryWire>

/** A single story. */
export const StoryResponse = t.type({ story: t.type({ content: t.unknown }) }, 'StoryResponse')

/** One page of stories; they are decoded one by one, so that an invalid one does not affect the others. */
export const StoriesResponse = t.type({ stories: t.array(t.unknown) }, 'StoriesResponse')

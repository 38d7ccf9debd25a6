import { composeStory } from '@storybook/react-vite'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import preview from '../../storybook/preview.tsx'

type StoryModule = { readonly default: Meta } & Readonly<Record<string, unknown>>

export type StoryScene = { readonly locale: Locale; readonly brand: BrandChannel }

type StoryMatch = { readonly module: StoryModule; readonly name: string; readonly story: StoryObj }

/** A story by its path and name, `order/History#Empty`; undefined if there is none. */
const findStory = async (place: string): Promise<StoryMatch | undefined> => {
  const [file = '', name = ''] = place.split('#')
  const path = new URL(`../../storybook/${file}.stories.tsx`, import.meta.url).pathname
  const module = (await import(/* @vite-ignore */ path)) as StoryModule
  const story = name === 'default' ? undefined : (module[name] as StoryObj | undefined)
  return story === undefined ? undefined : { module, name, story }
}

/** A story as markup, rendered as by Storybook, in the requested language and for the requested brand, whatever it sets itself. */
export const renderedStory = async (place: string, scene: StoryScene): Promise<string> => {
  const result = await findStory(place)
  if (result === undefined) throw new Error(`There is no story ${place}`)
  const { module, name, story } = result
  const Story = composeStory({ ...story, globals: { ...story.globals, ...scene } }, module.default, preview, name)
  await Story.load()
  return renderToStaticMarkup(<Story />)
}

import { describe, expect, it } from 'vitest'
import { readModule, readModules } from './imports.ts'
import { exportedViews, viewsWithoutStory } from './stories.ts'

const root = new URL('../..', import.meta.url).pathname
const modules = readModules(root, ['ui', 'storybook'])

const VIEW = readModule('ui/cart/LidView.tsx', 'export const LidView = () => null')
const missing = (story: string, path = 'storybook/cart/Lid.stories.tsx'): readonly string[] =>
  viewsWithoutStory([VIEW, readModule(path, story)]).map(({ name }) => name)

const IMPORT = "import { LidView } from '../../ui/cart/LidView.tsx'\n"

describe('the stories', () => {
  it('cover every View of the interface', () => {
    const files = modules.filter(({ path }) => /^ui\/.*View\.tsx$/.test(path)).map(({ path }) => path)
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => !exportedViews(modules).some(({ path }) => path === file))).toEqual([])
  })

  it('show every View in its own story', () => {
    expect(viewsWithoutStory(modules)).toEqual([])
  })

  it('report a planted View without a story', () => {
    expect(missing('')).toEqual(['LidView'])
  })

  it.each([
    ['only its type is imported', "import type { LidViewProps } from '../../ui/cart/LidView.tsx'"],
    ['it is imported and never rendered', IMPORT],
    ['another View of a longer name is rendered', `${IMPORT}const rendered = <LidViewer />`],
    ['one of the same name is rendered from elsewhere',
      "import { LidView } from '../../ui/eye/LidView.tsx'\nconst rendered = <LidView />"],
    ['it is in a comment', `${IMPORT}// <LidView />`],
  ])('do not cover it when %s', (_why, story) => {
    expect(missing(story)).toEqual(['LidView'])
  })

  it('do not cover it when it is rendered outside the stories', () => {
    expect(missing(`${IMPORT}const rendered = <LidView />`, 'storybook/cart/lid.tsx')).toEqual(['LidView'])
  })

  it.each([
    ['an element', `${IMPORT}export const Usual = { render: () => <LidView /> }`],
    ['the component', `${IMPORT}const meta = { component: LidView, decorators: [] }`],
  ])('cover it with %s', (_how, story) => {
    expect(missing(story)).toEqual([])
  })
})

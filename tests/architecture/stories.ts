import type { Module } from './imports.ts'

export type View = { readonly path: string; readonly name: string }

const EXPORTED_VIEW = /\bexport (?:const|function) (\w+View)\b/g
const STORY = /^storybook\/.*\.stories\.tsx$/

/** Every View that the interface exports. */
export const exportedViews = (modules: readonly Module[]): readonly View[] =>
  modules
    .filter(({ path }) => path.startsWith('ui/') && path.endsWith('.tsx'))
    .flatMap(({ path, code }) => [...code.matchAll(EXPORTED_VIEW)].map(([, name = '']) => ({ path, name })))

/** A story shows a View when it imports its module and renders it: as an element, or as its component. */
const shows = ({ imports, code }: Module, { path, name }: View): boolean =>
  imports.includes(path) && new RegExp(`<${name}[\\s/>]|\\bcomponent: ${name}\\b`).test(code)

/** Every View that no story renders. */
export const viewsWithoutStory = (modules: readonly Module[]): readonly View[] => {
  const stories = modules.filter(({ path }) => STORY.test(path))
  return exportedViews(modules).filter((view) => !stories.some((story) => shows(story, view)))
}

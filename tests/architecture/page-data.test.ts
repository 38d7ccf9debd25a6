import { describe, expect, it } from 'vitest'
import { readModule, readModules } from './imports.ts'
import { handTypedPageData } from './page-data.ts'

/** They define the hooks. */
const DEFINITIONS = ['ui/binding/use-page.ts', 'ui/binding/use-fetcher.tsx', 'ui/binding/use-ask.ts']

const modules = readModules(new URL('../..', import.meta.url).pathname, ['ui']).filter(({ path }) => !DEFINITIONS.includes(path))

const planted = (line: string) => handTypedPageData([readModule('ui/lid/LidPage.tsx', line)])

describe('the data of a page', () => {
  it('have the type of the loader or action that returns them', () => {
    expect(modules.filter(({ code }) => code.includes('<typeof loader>')).length).toBeGreaterThan(10)
    expect(handTypedPageData(modules)).toEqual([])
  })

  it.each([
    'const { lid } = useLoaderData<{ readonly lid: string }>()',
    'const lids = useLoaderData<Loaded>()',
    'const lids = useLoaderData()',
    'const reply = useActionData<LidReply>()',
    "const shell = useRouteLoaderData<ShellData>('shell')",
    'const fetcher = useFetcher<LidReply>()',
    'const lids = useLoaderData<typeof loader>() as Lids',
    'const known = (useMatches().at(-1)?.loaderData as Known)?.lids',
  ])('are reported if they are typed manually: %s', (line) => {
    expect(planted(line)).toHaveLength(1)
  })

  it.each([
    "import { useActionData, useLoaderData } from 'react-router'",
    'const { lid } = useLoaderData<typeof loader>()',
    "const roots = useRouteLoaderData<typeof loader>('shell')?.navigation ?? []",
    'const fetcher = useFetcher<typeof action>()',
    'const loaded = useMatches().at(-1)?.loaderData',
  ])('are accepted if their loader types them: %s', (line) => {
    expect(planted(line)).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openPanels, PANELS, type Panel } from '../../../ui/binding/panels.ts'

const UI = new URL('../../../ui', import.meta.url).pathname
const sources = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(UI, file), 'utf8'))

const openOnes = (panels: ReturnType<typeof openPanels>): readonly Panel[] => PANELS.filter((panel) => panels[panel].now())

describe('the panels of a page', () => {
  it.each(PANELS)('AS-LAYOUT-13 %s opens alone, and closes when it is toggled again', (panel) => {
    const panels = openPanels()
    panels[panel].toggle()
    expect(openOnes(panels)).toEqual([panel])
    for (const other of PANELS) if (other !== panel) panels[other].toggle()
    expect(openOnes(panels)).toEqual([...PANELS])
    panels[panel].toggle()
    expect(openOnes(panels)).toEqual(PANELS.filter((other) => other !== panel))
  })

  it.each(PANELS)('AS-LAYOUT-20 %s is rendered by the shop from the panel store, and opened there', (panel) => {
    const renderers = sources.filter((source) => new RegExp(`usePanel\\('${panel}'\\)|useWasOpened\\('${panel}'\\)`).test(source))
    expect(renderers.length).toBeGreaterThan(0)
    expect(renderers.some((source) => source.includes('useSignal('))).toBe(true)
  })

  it('AS-LAYOUT-20 are the cart, the wishlist and the gift; both mobile menus, the languages and the filters are popovers', () => {
    // The popovers are a state of the document, tested in tests/e2e/menus.spec.ts and first-load.spec.ts.
    expect(PANELS).toEqual(['cart', 'wishlist', 'gift'])
  })
})

import { describe, expect, it } from 'vitest'
import { spreadProps } from './spread-props.ts'
import { readModule, readModules } from './imports.ts'

const modules = readModules(new URL('../..', import.meta.url).pathname, ['ui'])
const planted = (line: string) => spreadProps([readModule('ui/lid/LidView.tsx', line)])

describe('the props of a component', () => {
  it('F-W14 are passed one by one, so that an unknown one does not compile', () => {
    expect(modules.length).toBeGreaterThan(300)
    expect(spreadProps(modules)).toEqual([])
  })

  it.each(['<Lid {...props} />', '<Lid onOpen={() => { open() }} {...rest}>', '<Lid\n  size="small"\n  {...held(one)}\n/>'])(
    'are reported if they are spread: %s', (line) => { expect(planted(line)).toHaveLength(1) },
  )

  it.each(['<input {...rest} />', '<Lid lid={{ ...lid, open: true }} />', 'const lids = [<Lid />, { ...lid }]'])(
    'are accepted if nothing is spread into them: %s', (line) => { expect(planted(line)).toEqual([]) },
  )
})

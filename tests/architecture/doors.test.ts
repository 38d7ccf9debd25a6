import { describe, expect, it } from 'vitest'
import { spreadDoors } from './doors.ts'
import { readModule, readModules } from './imports.ts'

const modules = readModules(new URL('../..', import.meta.url).pathname, ['ui'])
const planted = (line: string) => spreadDoors([readModule('ui/lid/LidView.tsx', line)])

describe('the door of a component', () => {
  it('F-W14 lets props in one by one, so that one nobody takes does not compile', () => {
    expect(modules.length).toBeGreaterThan(300)
    expect(spreadDoors(modules)).toEqual([])
  })

  it.each(['<Lid {...props} />', '<Lid onOpen={() => { open() }} {...rest}>', '<Lid\n  size="small"\n  {...held(one)}\n/>'])(
    'is found where they come in one bundle: %s', (line) => { expect(planted(line)).toHaveLength(1) },
  )

  it.each(['<input {...rest} />', '<Lid lid={{ ...lid, open: true }} />', 'const lids = [<Lid />, { ...lid }]'])(
    'is left alone where it is none: %s', (line) => { expect(planted(line)).toEqual([]) },
  )
})

import { expect, it } from 'vitest'
import { engineText, rendersAs } from '../visual/engine.ts'

const shell = { name: 'chromium-headless-shell 156.0.8078.108 on linux x64', rendering: '0724c5b66cbc2e20' }

it('H-T01 screenshots are compared only in an engine that renders like that of the baseline, whatever its version', () => {
  const baseline = engineText(shell)
  expect(rendersAs(baseline, { ...shell, name: 'chromium-headless-shell 157.0.1.2 on linux x64' })).toBe(true)
  expect(rendersAs(baseline, { ...shell, rendering: '791e0feff42f3f7a' })).toBe(false)
  expect(rendersAs('', shell)).toBe(false)
})

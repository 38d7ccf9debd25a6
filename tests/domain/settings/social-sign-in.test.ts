import { describe, expect, it } from 'vitest'
import { isSocialSignInOn, type SocialSignIn } from '../../../domain/settings/social-sign-in.ts'

describe('sign-in with a provider', () => {
  it.each<[SocialSignIn | undefined, boolean, boolean]>([
    [true, false, true], [true, true, true], ['wip', true, true], ['wip', false, false], [false, true, false], [undefined, true, false],
  ])('AS-LOGIN-05 set to %s, in WIP mode (%s), is on: %s', (configured, isWip, isOn) => {
    expect(isSocialSignInOn(configured, isWip)).toBe(isOn)
  })
})

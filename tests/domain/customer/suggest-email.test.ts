import { describe, expect, it } from 'vitest'
import { suggestEmail } from '../../../domain/customer/suggest-email.ts'

describe('the suggested e-mail address', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'], ['Anna.Muster@gmail.con', 'Anna.Muster@gmail.com'], ['anna@gmaill.com', 'anna@gmail.com'],
    ['anna@hotmial.ch', 'anna@hotmail.ch'], ['anna@bluwin.ch', 'anna@bluewin.ch'], ['anna@BLUEWIN.HC', 'anna@bluewin.ch'],
    ['anna@iclould.com', 'anna@icloud.com'], ['anna@tonline.de', 'anna@t-online.de'],
  ])('AS-EMAIL-02 F-S12 is offered after %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each(['anna@gmail.com', 'anna@hotmail.it', 'anna@muster.ch', 'anna@gmx.ch', 'anna@gmx.li', 'anna@gml.com', 'anna@iris.example'])(
    'AS-EMAIL-02 is not offered for %s', (typed) => { expect(suggestEmail(typed)).toBeUndefined() })

  it('AS-EMAIL-02 is not offered for an invalid address', () => {
    for (const typed of ['', '  ', 'abc', 'anna@gmial', '@gmial.com', 'anna@@gmial.com ,'])
      expect(suggestEmail(typed)).toBeUndefined()
  })
})

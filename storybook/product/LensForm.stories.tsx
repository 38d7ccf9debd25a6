import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Failure } from '../../domain/refusal.ts'
import { stockBadge } from '../../domain/stock/stock-badge.ts'
import { fieldId } from '../../ui/design/field-id.ts'
import { Stack } from '../../ui/design/Layout.tsx'
import { EyeStockView } from '../../ui/product/EyeStockView.tsx'
import { LensFormView } from '../../ui/product/LensFormView.tsx'
import { optionGroups } from '../../ui/product/option-groups.ts'
import { OptionFieldView } from '../../ui/product/OptionFieldView.tsx'
import { OptionsView } from '../../ui/product/OptionsView.tsx'
import { PriceBoxView } from '../../ui/product/PriceBoxView.tsx'
import { addToCartMessage } from '../../ui/messages/add-to-cart-message.ts'
import { ValuesHelpView } from '../../ui/product/ValuesHelpView.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { MessageText } from '../decorators/messages.tsx'
import { BIOFINITY, chf } from '../listing/listed-sample.ts'

const POWERS = optionGroups('sphere', [-3.25, -0.5, 0, 1.75])
const LONG = 'Sterling Gray mit dunklem Rand und besonders natürlicher Zeichnung der Regenbogenhaut'

const sphere = (name: string, eye: string, value: string, error?: string) => (
  <OptionFieldView name={name} label="Sphäre (SPH, PWR)" eye={eye} value={value} groups={POWERS} error={error} onChoose={fn()} />
)

const ON_THE_WAY = { badge: stockBadge({ onHand: 20, stopOrder: false }, 1), arrival: { min: '2026-03-05', max: '2026-03-07' } }
const SOLD_OUT = { badge: stockBadge({ onHand: 0, stopOrder: true }, 1) }

/** The form for both eyes, without stored values and requests. */
const meta = {
  component: LensFormView,
  decorators: [onPage],
  args: {
    id: 'lens-form', action: '/p/1097/biofinity', isPerEye: true, hasValues: true,
    fields: { right: sphere('r_sphere', 'Rechtes Auge', ''), left: sphere('l_sphere', 'Linkes Auge', '') },
    stocks: {}, errors: [], attempt: 0, isBusy: false,
    priceBox: (
      <PriceBoxView
        offer={{
          unit: BIOFINITY.price, pricePerUnit: BIOFINITY.pricePerUnit, total: BIOFINITY.price, units: 0, counted: 'pack', bulk: [],
        }}
      />
    ),
    onSubmit: fn((event: FormEvent) => { event.preventDefault() }), onCopy: fn(), onClear: fn(),
  },
} satisfies Meta<typeof LensFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Wie rechts' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Linkes Auge/ }))
    await expect(args.onClear).toHaveBeenCalledWith('left')
    await userEvent.click(canvas.getByRole('button', { name: 'In den Warenkorb' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Chosen: Story = {
  args: {
    fields: { right: sphere('r_sphere', 'Rechtes Auge', '-3.25'), left: sphere('l_sphere', 'Linkes Auge', '-0.50') },
    stocks: { right: ON_THE_WAY, left: SOLD_OUT },
    priceBox: <PriceBoxView offer={{ unit: BIOFINITY.price, total: { current: chf(7780) }, units: 2, counted: 'pack', bulk: [] }} />,
  },
}
export const Refused: Story = {
  args: {
    fields: {
      right: sphere('r_sphere', 'Rechtes Auge', '', 'Bitte wählen Sie einen Wert.'),
      left: sphere('l_sphere', 'Linkes Auge', '-0.50'),
    },
    errors: [{ fieldId: fieldId('r_sphere'), message: 'Rechtes Auge, Sphäre: Bitte wählen Sie einen Wert.' }],
    attempt: 1,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('alert')[0]).toHaveFocus()
  },
}
const notAdded = (failure: Failure): Story => ({ args: { failure: <MessageText message={addToCartMessage(failure)} /> } })
export const Failed: Story = notAdded({ _tag: 'ServiceUnavailable' })
export const FailedInformally: Story = { ...Failed, globals: { locale: 'it', brand: 'mrlens' } }
export const AboveMaximum: Story = {
  ...notAdded({ _tag: 'AboveMaximum', maximum: 20 }),
  name: 'F-B05 a refused addition gets the focus, so that it scrolls into view',
  play: async ({ canvasElement }) => {
    const refusal = within(canvasElement).getByRole('alert')
    await expect(refusal.parentElement).toHaveFocus()
  },
}
export const CombinationNotMade: Story = notAdded({ _tag: 'CombinationNotMade', keys: ['cylinder', 'axis'] })
export const ValuesMissing: Story = notAdded({ _tag: 'MissingOptions', keys: ['sphere'] })
export const RefusedWithShopMessage: Story = notAdded({ _tag: 'Declined', by: 'message', text: 'Max 20' })
export const Busy: Story = { args: { isBusy: true } }
export const StockUnavailable: Story = { args: { hasStockFailed: true } }
export const WithoutEyeChoice: Story = {
  args: {
    isPerEye: false,
    fields: {
      right: (
        <OptionFieldView
          name="color" label="Farbe" value="" isWords isWide onChoose={fn()}
          groups={optionGroups('color', ['Blue', LONG])}
        />
      ),
      left: null,
    },
  },
}
export const NoOptions: Story = {
  args: { isPerEye: false, hasValues: false, fields: { right: <p>1 Packung</p>, left: null }, stocks: { right: ON_THE_WAY } },
}

export const ValuesHelp: Story = {
  render: () => (
    <ValuesHelpView
      guidePath="/lens-values"
      keys={['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add', 'dominance', 'color']}
      picture="p/1001/parameters"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Wo die Werte stehen und was sie bedeuten'))
    await expect(canvas.getByText('D für das dominante Auge, N für das andere.')).toBeVisible()
  },
}
export const Stock: Story = {
  render: () => (
    <Stack>
      <EyeStockView stock={ON_THE_WAY} />
      <EyeStockView stock={SOLD_OUT} />
      <EyeStockView stock={undefined} hint="Wählen Sie alle Werte, dann sehen Sie, wann die Linsen bei Ihnen sind." />
      <EyeStockView stock={undefined} />
    </Stack>
  ),
}

const options = (name: string, groups: Parameters<typeof OptionsView>[0]['groups'], except?: string) => (
  <label>{name} <select><OptionsView groups={groups} except={except} /></select></label>
)
export const Options: Story = {
  render: () => (
    <Stack>
      {options('Sphäre', POWERS)}
      {options('Sphäre ohne -3.25', POWERS, '-3.25')}
      {options('Dominanz', optionGroups('dominance', ['D', 'N']))}
      {options('Farbe', optionGroups('color', ['Blue', LONG]))}
      {options('Nichts mehr möglich', [])}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const listed = (name: string) => within(within(canvasElement).getByRole('combobox', { name })).queryAllByRole('option')
    await expect(listed('Sphäre').map((option) => option.textContent)).toEqual(['0.00', '-0.50', '-3.25', '+1.75'])
    await expect(listed('Sphäre ohne -3.25')).toHaveLength(3)
    await expect(listed('Nichts mehr möglich')).toHaveLength(0)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { CouponReason } from '../../domain/coupon/coupon-reason.ts'
import { CodeFormView } from '../../ui/coupon/CodeFormView.tsx'
import { CodesView } from '../../ui/coupon/CodesView.tsx'
import type { Codes } from '../../ui/coupon/codes.ts'
import { couponReasonMessage } from '../../ui/messages/refusals/coupon-words.ts'
import { priceAmount } from '../../domain/pricing/price-amount.ts'
import { readScene } from '../decorators/scene.ts'

const onChange = fn()
const CODES: Codes = { action: '/cart', backTo: 'cart', refused: {}, onChange }

const REASONS: readonly CouponReason[] = [
  { _tag: 'DoesNotExist' }, { _tag: 'Expired', lastDay: '2025-08-31' }, { _tag: 'UsageLimitReached' }, { _tag: 'UsedByCustomer' },
  { _tag: 'NewCustomersOnly' }, { _tag: 'OtherProductsOnly', titles: [{ de: 'Biofinity' }, { de: 'Biofinity toric' }] },
  { _tag: 'BelowMinimum', minimum: priceAmount(5000, 'CHF'), missing: priceAmount(1210, 'CHF') }, { _tag: 'NotWithPromotionalPrices' },
]

/** Voucher and Miles & More number in the cart and before the payment. */
const meta = {
  component: CodesView,
  args: { data: { takesCoupons: true }, codes: CODES, idPrefix: 'story' },
} satisfies Meta<typeof CodesView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Gutschein einlösen'))
    await userEvent.type(canvas.getByLabelText('Gutscheincode'), 'SAVE10')
    await userEvent.click(canvas.getByRole('button', { name: 'Einlösen' }))
    await expect(onChange).toHaveBeenCalledWith('applyCoupon', 'SAVE10')
  },
}

/** H-R05: invisible characters are removed from a pasted code, with and without JavaScript. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Gutschein einlösen'))
    await userEvent.click(canvas.getByLabelText('Gutscheincode'))
    await userEvent.paste('\u200BSAVE\u201110\u202C')
    await userEvent.click(canvas.getByRole('button', { name: 'Einlösen' }))
    await expect(onChange).toHaveBeenLastCalledWith('applyCoupon', 'SAVE-10')
  },
}
export const French: Story = { globals: { locale: 'fr', brand: 'mrlens' } }
export const English: Story = { globals: { locale: 'en' } }
export const Applied: Story = { args: { data: { takesCoupons: true, coupon: { code: 'WELCOME10' }, milesNumber: '999912345678901' } } }
export const WithoutCoupons: Story = { args: { data: { takesCoupons: false } } }
export const Busy: Story = { args: { codes: { ...CODES, busy: 'coupon' }, data: { takesCoupons: true, coupon: { code: 'WELCOME10' } } } }
export const LongCode: Story = { args: { data: { takesCoupons: true, coupon: { code: 'X'.repeat(40) } } } }

/** Every reason for which a voucher is refused. */
export const AllRefusals: Story = {
  render: (args, { globals }) => {
    const { locale } = readScene(globals)
    return (
      <>
        {REASONS.map((reason) => (
          <CodeFormView
            key={reason._tag}
            codes={args.codes}
            change="applyCoupon"
            summary={<FormattedMessage id="cart.coupon_redeem" />}
            label={<FormattedMessage id="cart.coupon_code" />}
            button={<FormattedMessage id="cart.coupon_apply" />}
            refused={{ typed: 'SAVE10', problem: couponReasonMessage(reason, locale) }}
            isBusy={false}
            id={reason._tag}
          />
        ))}
      </>
    )
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('textbox', { name: 'Gutscheincode' })).toHaveLength(REASONS.length)
  },
}
export const AllRefusalsInItalian: Story = { ...AllRefusals, globals: { locale: 'it' }, play: () => Promise.resolve() }
export const NoLongerValid: Story = {
  args: {
    data: {
      takesCoupons: true,
      coupon: { code: 'MERCI5', problem: { id: 'coupon.below_minimum', values: { minimum: 'CHF 50.00', missing: 'CHF 12.10' } } },
    },
  },
}
export const InvalidMilesNumber: Story = {
  args: {
    codes: {
      ...CODES,
      refused: { miles: { typed: '1234', problem: { id: 'customer.invalid_miles_and_more_number', values: {} } } },
    },
  },
}

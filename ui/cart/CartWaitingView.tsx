import { FormattedMessage } from 'react-intl'
import { Stack } from '../design/Layout.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'

/** A placeholder until the cart is loaded. */
export const CartWaitingView = () => (
  <div aria-live="polite">
    <VisuallyHidden><FormattedMessage id="cart.loading" /></VisuallyHidden>
    <Stack gap="large">
      {['first', 'second'].map((place) => (
        <Stack key={place} gap="small">
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="button" />
        </Stack>
      ))}
    </Stack>
  </div>
)

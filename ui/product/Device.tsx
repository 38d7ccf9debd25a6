import { WithTexts } from '../messages/WithTexts.tsx'
import { DeviceView } from './DeviceView.tsx'
import type { ShownDevice } from './shown-device.ts'

/** The data of a medical device with their texts, which are loaded after the page. */
export const Device = ({ device }: { readonly device: ShownDevice }) => (
  <WithTexts part="product-notes"><DeviceView device={device} /></WithTexts>
)

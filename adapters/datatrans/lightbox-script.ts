/**
 * The script of the lightbox page, as text: it loads the provider's script and opens the lightbox. If that script is late, fails or has
 * another hash, the link to the provider's own page is shown; without any script it is visible from the start.
 */
export const lightboxScript = (timeout: number): string => `'use strict'
const page = document.getElementById('payment')
const { transaction, script: source, integrity, cancelled, failed } = page.dataset
let isOpen = false
const offerRedirect = () => {
  if (isOpen) return
  document.getElementById('opening').hidden = true
  document.getElementById('otherwise').hidden = false
}
const open = () => {
  try {
    window.Datatrans.startPayment({
      transactionId: transaction,
      opened: () => { isOpen = true },
      loaded: () => { isOpen = true },
      closed: () => location.replace(cancelled),
      error: () => location.replace(failed),
    })
  } catch { offerRedirect() }
}
document.getElementById('opening').hidden = false
document.getElementById('otherwise').hidden = true
const script = document.createElement('script')
script.src = source
if (integrity !== undefined) {
  script.integrity = integrity
  script.crossOrigin = 'anonymous'
}
script.addEventListener('load', open)
script.addEventListener('error', offerRedirect)
document.head.append(script)
setTimeout(offerRedirect, ${timeout})
`

import css from './Footer.module.css'

/** Proper names, the same in every language. */
const MARKS = ['TWINT', 'Visa', 'Mastercard', 'American Express', 'PostFinance', 'PayPal', 'Klarna', 'Apple Pay', 'Google Pay']

export const PaymentMarks = () => (
  <ul className={css['marks']}>
    {MARKS.map((mark) => <li key={mark}>{mark}</li>)}
  </ul>
)

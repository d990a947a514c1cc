/** Masks the part of an email address before the @ sign: `f***@northwind.example`. */
export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at <= 0 ? email : `${email.charAt(0)}***${email.slice(at)}`;
}

/** Masks a phone number: `151****678`. */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? phone : `${phone.slice(0, 3)}****${phone.slice(-3)}`;
}

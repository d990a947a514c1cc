/** `f***@northwind.example`: who it is stays plain, what it is does not. */
export function maskEmail(email: string): string {
  const at = email.indexOf('@');
  return at <= 0 ? email : `${email.charAt(0)}***${email.slice(at)}`;
}

/** `151****678` */
export function maskPhone(phone: string): string {
  return phone.length < 7 ? phone : `${phone.slice(0, 3)}****${phone.slice(-3)}`;
}

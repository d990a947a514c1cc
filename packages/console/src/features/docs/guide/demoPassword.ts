/** SHA-256 applied twice to `Transfer2`, the transaction password of every demo merchant. */
export const DEMO_PASSWORD_HASH = '42082822f162d9f81eda901ff19c0b41a5565a1581ff8ef304194c0aa7a16fd6';

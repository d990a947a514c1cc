export { nouns, type CommonScenarioId, type CommonState, type Noun } from '#resources/commonScenarios.ts';
export {
  findScenarios,
  isScenarioId,
  readScenarioIds,
  scenarioCatalogue,
  type ScenarioId,
} from '#resources/scenarios.ts';
export { merchantKeys, worlds, type MerchantKey } from '#fixtures/worlds.ts';
export {
  DEMO_PASSWORD,
  DEMO_PASSWORD_HASH,
  DEMO_TOTP_SECRET,
  DEMO_TRADE_PASSWORD,
  DEMO_TRADE_PASSWORD_HASH,
} from '#fixtures/identity.ts';

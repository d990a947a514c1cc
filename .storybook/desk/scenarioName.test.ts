import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { expect, it } from 'vitest';
import { nameOfScenario, scenarioOf } from './scenarioName.ts';

it('puts every scenario into an address and back', () => {
  for (const { id } of scenarioCatalogue) {
    expect(nameOfScenario(id)).toMatch(/^[\w -]+$/);
    expect(scenarioOf(nameOfScenario(id))).toBe(id);
  }
});

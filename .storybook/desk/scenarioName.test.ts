import { scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { expect, it } from 'vitest';
import { nameOfScenario, scenarioOf } from './scenarioName.ts';

it('scenarioOf restores every scenario ID from the name that nameOfScenario returns', () => {
  for (const { id } of scenarioCatalogue) {
    expect(nameOfScenario(id)).toMatch(/^[\w -]+$/);
    expect(scenarioOf(nameOfScenario(id))).toBe(id);
  }
});

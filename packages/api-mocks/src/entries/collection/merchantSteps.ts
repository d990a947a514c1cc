import { call, control, from, type Step } from './step.ts';

const recent = { current: 1, pageSize: 10 };

export const merchantSteps: readonly Step[] = [
  control('reset', 'resets all data, so that the collection can run again', 'reset', {
    merchant: 'authorised',
  }),
  call('auth.login'),
  call('status.get'),
  call('user.info'),
  call('user.edit'),
  call('user.opening'),
  call('user.log'),
  call('user.sessions'),
  call('user.attention'),
  call('user.saveView'),
  call('user.views'),
  call('user.deleteView', { body: { id: from('user_views', 'data.list[0].id') } }),
  call('search.all'),
  call('statistics.assets'),
  call('statistics.overview'),
  call('statistics.overviewAssets'),
  call('statistics.dailyCollection'),
  call('currencies.list'),
  call('currencies.rearrange'),
  call('market.followList'),
  call('market.search'),
  call('market.follow'),
  call('notifications.list'),
  call('notifications.read', {
    body: { message_ids: [from('notifications_list', 'data.list[0].id')] },
  }),
  call('callbacks.list', { query: recent }),
  call('callbacks.info', { query: { id: from('callbacks_list', 'data.list[0].id') } }),
  call('callbacks.stats'),
  call('callbacks.test'),
  call('callbacks.resend'),
  call('billing.get'),
  call('billing.edit'),
  call('workOrders.list'),
  call('workOrders.create', {
    body: { type: 8, theme: 'A question', description: 'How do I read the fee?' },
  }),
  call('workOrders.info', { query: { id: from('workOrders_create', 'data.id') } }),
  call('workOrders.reply', {
    body: { id: from('workOrders_list', 'data.list[0].id'), content: 'Yes, please credit it.' },
  }),
  call('workOrders.close', { body: { id: from('workOrders_create', 'data.id'), rating: 5 } }),
  call('workOrders.reopen'),
  uploadStep(),
];

function uploadStep(): Step {
  const step = call('workOrders.upload');
  const boundary = 'picture';
  return {
    ...step,
    headers: { ...step.headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: [
      `--${boundary}`,
      'Content-Disposition: form-data; name="file"; filename="picture.png"',
      'Content-Type: image/png',
      '',
      '< ./picture.png',
      `--${boundary}--`,
    ].join('\n'),
  };
}

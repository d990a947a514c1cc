import fc from 'fast-check';

// A mutant is detected by any failing case. The search for the smallest case takes longer than the timeout.
fc.configureGlobal({ endOnFailure: true });

import { baseApi as api } from "./base";
export const addTagTypes = [
  "Addresses",
  "Sign-in",
  "Accounts",
  "Analytics",
  "System",
  "Cart",
  "Orders",
  "Catalogue",
  "Commissions",
  "Employees",
  "Prices",
  "Imports",
  "Inventory",
  "Issues",
  "Jobs",
  "Mail",
  "Notifications",
  "Returns",
  "Picking",
  "Purchasing",
  "Search",
  "Settings",
  "Integration",
  "Warehouse",
  "Health",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAddresses: build.query<ListAddressesApiResponse, ListAddressesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/addresses`,
            params: {
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Addresses"],
        },
      ),
      addAddress: build.mutation<AddAddressApiResponse, AddAddressApiArg>({
        query: (queryArg) => ({
          url: `/api/addresses`,
          method: "POST",
          body: queryArg.addressRequest,
        }),
        invalidatesTags: ["Addresses"],
      }),
      updateAddress: build.mutation<
        UpdateAddressApiResponse,
        UpdateAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/addresses/${queryArg.id}`,
          method: "PUT",
          body: queryArg.addressRequest,
        }),
        invalidatesTags: ["Addresses"],
      }),
      removeAddress: build.mutation<
        RemoveAddressApiResponse,
        RemoveAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/addresses/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Addresses"],
      }),
      registerAdmin: build.mutation<
        RegisterAdminApiResponse,
        RegisterAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/register`,
          method: "POST",
          body: queryArg.adminRegistrationRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      getReferral: build.query<GetReferralApiResponse, GetReferralApiArg>({
        query: (queryArg) => ({ url: `/api/agents/${queryArg.id}/referral` }),
        providesTags: ["Accounts"],
      }),
      getCohorts: build.query<GetCohortsApiResponse, GetCohortsApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/cohorts`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Analytics"],
      }),
      getConversion: build.query<GetConversionApiResponse, GetConversionApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/analytics/conversion`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
            },
          }),
          providesTags: ["Analytics"],
        },
      ),
      getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
        query: () => ({ url: `/api/analytics/metrics` }),
        providesTags: ["Analytics"],
      }),
      getProduction: build.query<GetProductionApiResponse, GetProductionApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/analytics/production`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
              bucket: queryArg.bucket,
            },
          }),
          providesTags: ["Analytics"],
        },
      ),
      getSales: build.query<GetSalesApiResponse, GetSalesApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/sales`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            step: queryArg.step,
            by: queryArg.by,
            compare: queryArg.compare,
          },
        }),
        providesTags: ["Analytics"],
      }),
      getStockTurns: build.query<GetStockTurnsApiResponse, GetStockTurnsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/analytics/stock-turns`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
            },
          }),
          providesTags: ["Analytics"],
        },
      ),
      getTrade: build.query<GetTradeApiResponse, GetTradeApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/trade`,
          params: {
            as: queryArg["as"],
            userId: queryArg.userId,
            from: queryArg["from"],
            to: queryArg.to,
            bucket: queryArg.bucket,
          },
        }),
        providesTags: ["Analytics"],
      }),
      getWholesalerFigures: build.query<
        GetWholesalerFiguresApiResponse,
        GetWholesalerFiguresApiArg
      >({
        query: () => ({ url: `/api/analytics/wholesaler` }),
        providesTags: ["Analytics"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/change-password`,
          method: "POST",
          body: queryArg.changePasswordRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: ["Sign-in"],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ["Sign-in"],
      }),
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: "POST",
          body: queryArg.registerRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      requestPasswordReset: build.mutation<
        RequestPasswordResetApiResponse,
        RequestPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.passwordResetRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      confirmPasswordReset: build.mutation<
        ConfirmPasswordResetApiResponse,
        ConfirmPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password/confirm`,
          method: "POST",
          body: queryArg.confirmResetRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/sessions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Sign-in"],
      }),
      revokeSession: build.mutation<
        RevokeSessionApiResponse,
        RevokeSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Sign-in"],
      }),
      warehouseLogin: build.mutation<
        WarehouseLoginApiResponse,
        WarehouseLoginApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/warehouse-login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listBackups: build.query<ListBackupsApiResponse, ListBackupsApiArg>({
        query: (queryArg) => ({
          url: `/api/backups`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["System"],
      }),
      createBackup: build.mutation<CreateBackupApiResponse, CreateBackupApiArg>(
        {
          query: () => ({ url: `/api/backups`, method: "POST" }),
          invalidatesTags: ["System"],
        },
      ),
      deleteBackup: build.mutation<DeleteBackupApiResponse, DeleteBackupApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/backups/${queryArg.name}`,
            method: "DELETE",
          }),
          invalidatesTags: ["System"],
        },
      ),
      getCart: build.query<GetCartApiResponse, GetCartApiArg>({
        query: () => ({ url: `/api/cart` }),
        providesTags: ["Cart"],
      }),
      replaceCart: build.mutation<ReplaceCartApiResponse, ReplaceCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart`,
          method: "PUT",
          body: queryArg.replaceCartRequest,
        }),
        invalidatesTags: ["Cart"],
      }),
      clearCart: build.mutation<ClearCartApiResponse, ClearCartApiArg>({
        query: () => ({ url: `/api/cart`, method: "DELETE" }),
        invalidatesTags: ["Cart"],
      }),
      addToCart: build.mutation<AddToCartApiResponse, AddToCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/lines`,
          method: "POST",
          body: queryArg.cartLineRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      mergeCart: build.mutation<MergeCartApiResponse, MergeCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/merge`,
          method: "POST",
          body: queryArg.mergeCartRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      parseQuickOrder: build.mutation<
        ParseQuickOrderApiResponse,
        ParseQuickOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/quick-order`,
          method: "POST",
          body: queryArg.quickOrderRequest,
        }),
        invalidatesTags: ["Cart"],
      }),
      quoteCart: build.mutation<QuoteCartApiResponse, QuoteCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/quote`,
          method: "POST",
          body: queryArg.quoteCartRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/categories`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      listCommissionPlans: build.query<
        ListCommissionPlansApiResponse,
        ListCommissionPlansApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commission-plans`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Commissions"],
      }),
      addCommissionPlan: build.mutation<
        AddCommissionPlanApiResponse,
        AddCommissionPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commission-plans`,
          method: "POST",
          body: queryArg.commissionPlanRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Commissions"],
      }),
      listCommissions: build.query<
        ListCommissionsApiResponse,
        ListCommissionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commissions`,
          params: {
            status: queryArg.status,
            beneficiaryId: queryArg.beneficiaryId,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Commissions"],
      }),
      simulateCommission: build.mutation<
        SimulateCommissionApiResponse,
        SimulateCommissionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commissions/simulate`,
          method: "POST",
          body: queryArg.simulationRequest,
        }),
        invalidatesTags: ["Commissions"],
      }),
      getCommissionSummary: build.query<
        GetCommissionSummaryApiResponse,
        GetCommissionSummaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/commissions/summary`,
          params: {
            userId: queryArg.userId,
          },
        }),
        providesTags: ["Commissions"],
      }),
      listManagementHistory: build.query<
        ListManagementHistoryApiResponse,
        ListManagementHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/company/employee-management-history`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Employees"],
      }),
      listEmployees: build.query<ListEmployeesApiResponse, ListEmployeesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/company/employees`,
            params: {
              q: queryArg.q,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Employees"],
        },
      ),
      manageEmployee: build.mutation<
        ManageEmployeeApiResponse,
        ManageEmployeeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/company/manage-employee`,
          method: "POST",
          body: queryArg.manageEmployeeRequest,
        }),
        invalidatesTags: ["Employees"],
      }),
      listDealerPrices: build.query<
        ListDealerPricesApiResponse,
        ListDealerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/dealer-pricing/${queryArg.userId}`,
          params: {
            productId: queryArg.productId,
            blocked: queryArg.blocked,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      setDealerPrice: build.mutation<
        SetDealerPriceApiResponse,
        SetDealerPriceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/dealer-pricing/${queryArg.userId}/${queryArg.productId}`,
          method: "PUT",
          body: queryArg.setDealerPriceRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      removeDealerPrice: build.mutation<
        RemoveDealerPriceApiResponse,
        RemoveDealerPriceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/dealer-pricing/${queryArg.userId}/${queryArg.productId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Prices"],
      }),
      reviewDocument: build.mutation<
        ReviewDocumentApiResponse,
        ReviewDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/documents/${queryArg.id}/review`,
          method: "POST",
          body: queryArg.reviewDocumentRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
        query: (queryArg) => ({
          url: `/api/imports`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Imports"],
      }),
      uploadImport: build.mutation<UploadImportApiResponse, UploadImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/imports`,
            method: "POST",
            body: queryArg.uploadImportForm,
          }),
          invalidatesTags: ["Imports"],
        },
      ),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({ url: `/api/imports/${queryArg.id}` }),
        providesTags: ["Imports"],
      }),
      applyImport: build.mutation<ApplyImportApiResponse, ApplyImportApiArg>({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/apply`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Imports"],
      }),
      cancelImport: build.mutation<CancelImportApiResponse, CancelImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/imports/${queryArg.id}/cancel`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Imports"],
        },
      ),
      checkImport: build.mutation<CheckImportApiResponse, CheckImportApiArg>({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/check`,
          method: "POST",
          body: queryArg.checkImportRequest,
        }),
        invalidatesTags: ["Imports"],
      }),
      listImportRows: build.query<
        ListImportRowsApiResponse,
        ListImportRowsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/imports/${queryArg.id}/rows`,
          params: {
            outcome: queryArg.outcome,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Imports"],
      }),
      listMovements: build.query<ListMovementsApiResponse, ListMovementsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/inventory/transactions`,
            params: {
              productId: queryArg.productId,
              lotId: queryArg.lotId,
              countId: queryArg.countId,
              type: queryArg["type"],
              reason: queryArg.reason,
              from: queryArg["from"],
              to: queryArg.to,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Inventory"],
        },
      ),
      recordMovement: build.mutation<
        RecordMovementApiResponse,
        RecordMovementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/inventory/transactions`,
          method: "POST",
          body: queryArg.recordMovementRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      listIssues: build.query<ListIssuesApiResponse, ListIssuesApiArg>({
        query: (queryArg) => ({
          url: `/api/issue-reports`,
          params: {
            status: queryArg.status,
            priority: queryArg.priority,
            assignedTo: queryArg.assignedTo,
            productId: queryArg.productId,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Issues"],
      }),
      reportIssue: build.mutation<ReportIssueApiResponse, ReportIssueApiArg>({
        query: (queryArg) => ({
          url: `/api/issue-reports`,
          method: "POST",
          body: queryArg.reportIssueRequest,
        }),
        invalidatesTags: ["Issues"],
      }),
      listIssueAssignees: build.query<
        ListIssueAssigneesApiResponse,
        ListIssueAssigneesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/issue-reports/assignees`,
          params: {
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Issues"],
      }),
      countIssues: build.query<CountIssuesApiResponse, CountIssuesApiArg>({
        query: () => ({ url: `/api/issue-reports/counts` }),
        providesTags: ["Issues"],
      }),
      getIssue: build.query<GetIssueApiResponse, GetIssueApiArg>({
        query: (queryArg) => ({ url: `/api/issue-reports/${queryArg.id}` }),
        providesTags: ["Issues"],
      }),
      updateIssue: build.mutation<UpdateIssueApiResponse, UpdateIssueApiArg>({
        query: (queryArg) => ({
          url: `/api/issue-reports/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateIssueRequest,
        }),
        invalidatesTags: ["Issues"],
      }),
      addIssueComment: build.mutation<
        AddIssueCommentApiResponse,
        AddIssueCommentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/issue-reports/${queryArg.id}/comments`,
          method: "POST",
          body: queryArg.issueCommentRequest,
        }),
        invalidatesTags: ["Issues"],
      }),
      addIssuePhotos: build.mutation<
        AddIssuePhotosApiResponse,
        AddIssuePhotosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/issue-reports/${queryArg.id}/photos`,
          method: "POST",
          body: queryArg.issuePhotosForm,
        }),
        invalidatesTags: ["Issues"],
      }),
      listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs`,
          params: {
            state: queryArg.state,
            kind: queryArg.kind,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Jobs"],
      }),
      getJobCounts: build.query<GetJobCountsApiResponse, GetJobCountsApiArg>({
        query: () => ({ url: `/api/jobs/counts` }),
        providesTags: ["Jobs"],
      }),
      retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/${queryArg.id}/retry`,
          method: "POST",
        }),
        invalidatesTags: ["Jobs"],
      }),
      listLots: build.query<ListLotsApiResponse, ListLotsApiArg>({
        query: (queryArg) => ({
          url: `/api/lots`,
          params: {
            productId: queryArg.productId,
            state: queryArg.state,
            q: queryArg.q,
            expiresWithinDays: queryArg.expiresWithinDays,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      getLot: build.query<GetLotApiResponse, GetLotApiArg>({
        query: (queryArg) => ({ url: `/api/lots/${queryArg.id}` }),
        providesTags: ["Inventory"],
      }),
      updateLot: build.mutation<UpdateLotApiResponse, UpdateLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateLotRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      holdLot: build.mutation<HoldLotApiResponse, HoldLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/hold`,
          method: "POST",
          body: queryArg.holdLotRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      recallLot: build.query<RecallLotApiResponse, RecallLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/recall`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      releaseLot: build.mutation<ReleaseLotApiResponse, ReleaseLotApiArg>({
        query: (queryArg) => ({
          url: `/api/lots/${queryArg.id}/release`,
          method: "POST",
          body: queryArg.releaseLotRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      listMail: build.query<ListMailApiResponse, ListMailApiArg>({
        query: (queryArg) => ({
          url: `/api/mail-outbox`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Mail"],
      }),
      sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/mail-outbox/test`,
            method: "POST",
            body: queryArg.sendTestMailRequest,
          }),
          invalidatesTags: ["Mail"],
        },
      ),
      getMail: build.query<GetMailApiResponse, GetMailApiArg>({
        query: (queryArg) => ({ url: `/api/mail-outbox/${queryArg.id}` }),
        providesTags: ["Mail"],
      }),
      resendMail: build.mutation<ResendMailApiResponse, ResendMailApiArg>({
        query: (queryArg) => ({
          url: `/api/mail-outbox/${queryArg.id}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["Mail"],
      }),
      uploadMedia: build.mutation<UploadMediaApiResponse, UploadMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media`,
          method: "POST",
          body: queryArg.uploadMediaRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      getNotificationPreferences: build.query<
        GetNotificationPreferencesApiResponse,
        GetNotificationPreferencesApiArg
      >({
        query: () => ({ url: `/api/notification-preferences` }),
        providesTags: ["Notifications"],
      }),
      setNotificationPreferences: build.mutation<
        SetNotificationPreferencesApiResponse,
        SetNotificationPreferencesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notification-preferences`,
          method: "PUT",
          body: queryArg.setNotificationPreferencesRequest,
        }),
        invalidatesTags: ["Notifications"],
      }),
      listNotifications: build.query<
        ListNotificationsApiResponse,
        ListNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications`,
          params: {
            role: queryArg.role,
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Notifications"],
      }),
      countNotifications: build.query<
        CountNotificationsApiResponse,
        CountNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/count`,
          params: {
            role: queryArg.role,
          },
        }),
        providesTags: ["Notifications"],
      }),
      markAllNotificationsRead: build.mutation<
        MarkAllNotificationsReadApiResponse,
        MarkAllNotificationsReadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/read`,
          method: "POST",
          body: queryArg.markAllNotificationsRequest,
        }),
        invalidatesTags: ["Notifications"],
      }),
      markNotification: build.mutation<
        MarkNotificationApiResponse,
        MarkNotificationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/notifications/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.markNotificationRequest,
        }),
        invalidatesTags: ["Notifications"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            isQuote: queryArg.isQuote,
            isTrade: queryArg.isTrade,
            isOpen: queryArg.isOpen,
            quoteState: queryArg.quoteState,
            courier: queryArg.courier,
            customerId: queryArg.customerId,
            sellerId: queryArg.sellerId,
            agentId: queryArg.agentId,
            channel: queryArg.channel,
            region: queryArg.region,
            buyerRole: queryArg.buyerRole,
            productId: queryArg.productId,
            category: queryArg.category,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          method: "POST",
          body: queryArg.placeOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}` }),
        providesTags: ["Orders"],
      }),
      updateOrder: build.mutation<UpdateOrderApiResponse, UpdateOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      listOrderMessages: build.query<
        ListOrderMessagesApiResponse,
        ListOrderMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/messages`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      addOrderMessage: build.mutation<
        AddOrderMessageApiResponse,
        AddOrderMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/messages`,
          method: "POST",
          body: queryArg.orderMessageRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      offerQuote: build.mutation<OfferQuoteApiResponse, OfferQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/quote`,
          method: "PUT",
          body: queryArg.offerQuoteRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      acceptQuote: build.mutation<AcceptQuoteApiResponse, AcceptQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/quote/accept`,
          method: "POST",
          body: queryArg.acceptQuoteRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      declineQuote: build.mutation<DeclineQuoteApiResponse, DeclineQuoteApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${queryArg.id}/quote/decline`,
            method: "POST",
            body: queryArg.declineQuoteRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Orders"],
        },
      ),
      refundOrder: build.mutation<RefundOrderApiResponse, RefundOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/refunds`,
          method: "POST",
          body: queryArg.refundOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      reorder: build.mutation<ReorderApiResponse, ReorderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/reorder`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      requestReturn: build.mutation<
        RequestReturnApiResponse,
        RequestReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/returns`,
          method: "POST",
          body: queryArg.requestReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      shipOrder: build.mutation<ShipOrderApiResponse, ShipOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/shipments`,
          method: "POST",
          body: queryArg.shipOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      listPasswordResets: build.query<
        ListPasswordResetsApiResponse,
        ListPasswordResetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets`,
          params: {
            state: queryArg.state,
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      handOverPasswordReset: build.mutation<
        HandOverPasswordResetApiResponse,
        HandOverPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/hand-over`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      refusePasswordReset: build.mutation<
        RefusePasswordResetApiResponse,
        RefusePasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/refuse`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      verifyPasswordReset: build.mutation<
        VerifyPasswordResetApiResponse,
        VerifyPasswordResetApiArg
      >({
        query: (queryArg) => ({
          url: `/api/password-resets/${queryArg.id}/verify`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listPayouts: build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
        query: (queryArg) => ({
          url: `/api/payouts`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Commissions"],
      }),
      createPayout: build.mutation<CreatePayoutApiResponse, CreatePayoutApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/payouts`,
            method: "POST",
            body: queryArg.payoutRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Commissions"],
        },
      ),
      getPayout: build.query<GetPayoutApiResponse, GetPayoutApiArg>({
        query: (queryArg) => ({ url: `/api/payouts/${queryArg.id}` }),
        providesTags: ["Commissions"],
      }),
      approvePayout: build.mutation<
        ApprovePayoutApiResponse,
        ApprovePayoutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payouts/${queryArg.id}/approve`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Commissions"],
      }),
      cancelPayout: build.mutation<CancelPayoutApiResponse, CancelPayoutApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/payouts/${queryArg.id}/cancel`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Commissions"],
        },
      ),
      payPayout: build.mutation<PayPayoutApiResponse, PayPayoutApiArg>({
        query: (queryArg) => ({
          url: `/api/payouts/${queryArg.id}/pay`,
          method: "POST",
          body: queryArg.payoutPaymentRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Commissions"],
      }),
      confirmPick: build.mutation<ConfirmPickApiResponse, ConfirmPickApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/picks/${queryArg.id}/confirm`,
          method: "POST",
          body: queryArg.confirmPickRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      shortPick: build.mutation<ShortPickApiResponse, ShortPickApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/picks/${queryArg.id}/short`,
          method: "POST",
          body: queryArg.shortPickRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      listPickWaves: build.query<ListPickWavesApiResponse, ListPickWavesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/picking/waves`,
            params: {
              state: queryArg.state,
              pickerId: queryArg.pickerId,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Picking"],
        },
      ),
      claimPicking: build.mutation<ClaimPickingApiResponse, ClaimPickingApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/picking/waves`,
            method: "POST",
            body: queryArg.claimPickingRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Picking"],
        },
      ),
      getPickWave: build.query<GetPickWaveApiResponse, GetPickWaveApiArg>({
        query: (queryArg) => ({ url: `/api/picking/waves/${queryArg.id}` }),
        providesTags: ["Picking"],
      }),
      cancelWave: build.mutation<CancelWaveApiResponse, CancelWaveApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/waves/${queryArg.id}/cancel`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      finishWave: build.mutation<FinishWaveApiResponse, FinishWaveApiArg>({
        query: (queryArg) => ({
          url: `/api/picking/waves/${queryArg.id}/finish`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Picking"],
      }),
      listPlaceChanges: build.query<
        ListPlaceChangesApiResponse,
        ListPlaceChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/place-changes`,
          params: {
            state: queryArg.state,
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      reviewPlaceChange: build.mutation<
        ReviewPlaceChangeApiResponse,
        ReviewPlaceChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/place-changes/${queryArg.id}/review`,
          method: "POST",
          body: queryArg.reviewPlaceChangeRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/products`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            status: queryArg.status,
            flavour: queryArg.flavour,
            deviceType: queryArg.deviceType,
            nicotineMin: queryArg.nicotineMin,
            nicotineMax: queryArg.nicotineMax,
            volumeMin: queryArg.volumeMin,
            volumeMax: queryArg.volumeMax,
            puffsMin: queryArg.puffsMin,
            puffsMax: queryArg.puffsMax,
            inStock: queryArg.inStock,
            store: queryArg.store,
            filter: queryArg.filter,
            sku: queryArg.sku,
            barcode: queryArg.barcode,
            sort: queryArg.sort,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      createProduct: build.mutation<
        CreateProductApiResponse,
        CreateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products`,
          method: "POST",
          body: queryArg.productRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listProductFacets: build.query<
        ListProductFacetsApiResponse,
        ListProductFacetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/facets`,
          params: {
            q: queryArg.q,
            category: queryArg.category,
            status: queryArg.status,
            flavour: queryArg.flavour,
            deviceType: queryArg.deviceType,
            nicotineMin: queryArg.nicotineMin,
            nicotineMax: queryArg.nicotineMax,
            volumeMin: queryArg.volumeMin,
            volumeMax: queryArg.volumeMax,
            puffsMin: queryArg.puffsMin,
            puffsMax: queryArg.puffsMax,
            inStock: queryArg.inStock,
            store: queryArg.store,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      previewPrices: build.mutation<
        PreviewPricesApiResponse,
        PreviewPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/price-preview`,
          method: "POST",
          body: queryArg.pricePreviewRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          params: {
            store: queryArg.store,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      updateProduct: build.mutation<
        UpdateProductApiResponse,
        UpdateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          method: "PUT",
          body: queryArg.productRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listCostHistory: build.query<
        ListCostHistoryApiResponse,
        ListCostHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/costs`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Purchasing"],
      }),
      deleteProduct: build.mutation<
        DeleteProductApiResponse,
        DeleteProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/delete`,
          method: "DELETE",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      restoreProduct: build.mutation<
        RestoreProductApiResponse,
        RestoreProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      setStock: build.mutation<SetStockApiResponse, SetStockApiArg>({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/stock`,
          method: "PATCH",
          body: queryArg.setStockRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      hasTransactions: build.query<
        HasTransactionsApiResponse,
        HasTransactionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/transactions`,
        }),
        providesTags: ["Catalogue"],
      }),
      listPurchaseOrders: build.query<
        ListPurchaseOrdersApiResponse,
        ListPurchaseOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders`,
          params: {
            state: queryArg.state,
            supplierId: queryArg.supplierId,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Purchasing"],
      }),
      createPurchaseOrders: build.mutation<
        CreatePurchaseOrdersApiResponse,
        CreatePurchaseOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders`,
          method: "POST",
          body: queryArg.purchaseOrdersRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getPurchaseOrder: build.query<
        GetPurchaseOrderApiResponse,
        GetPurchaseOrderApiArg
      >({
        query: (queryArg) => ({ url: `/api/purchase-orders/${queryArg.id}` }),
        providesTags: ["Purchasing"],
      }),
      updatePurchaseOrder: build.mutation<
        UpdatePurchaseOrderApiResponse,
        UpdatePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.purchaseChangeRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      approvePurchaseOrder: build.mutation<
        ApprovePurchaseOrderApiResponse,
        ApprovePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/approve`,
          method: "POST",
          body: queryArg.purchaseStepRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      cancelPurchaseOrder: build.mutation<
        CancelPurchaseOrderApiResponse,
        CancelPurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/cancel`,
          method: "POST",
          body: queryArg.purchaseStepRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      closePurchaseOrder: build.mutation<
        ClosePurchaseOrderApiResponse,
        ClosePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/close`,
          method: "POST",
          body: queryArg.purchaseStepRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      receivePurchaseOrder: build.mutation<
        ReceivePurchaseOrderApiResponse,
        ReceivePurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/receipts`,
          method: "POST",
          body: queryArg.receiptRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      sendPurchaseOrder: build.mutation<
        SendPurchaseOrderApiResponse,
        SendPurchaseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchase-orders/${queryArg.id}/send`,
          method: "POST",
          body: queryArg.sendPurchaseRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getPurchaseSuggestions: build.query<
        GetPurchaseSuggestionsApiResponse,
        GetPurchaseSuggestionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/purchasing/suggestions`,
          params: {
            supplierId: queryArg.supplierId,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Purchasing"],
      }),
      checkReferral: build.query<CheckReferralApiResponse, CheckReferralApiArg>(
        {
          query: (queryArg) => ({ url: `/api/referrals/${queryArg.code}` }),
          providesTags: ["Accounts"],
        },
      ),
      listRegions: build.query<ListRegionsApiResponse, ListRegionsApiArg>({
        query: () => ({ url: `/api/regions` }),
        providesTags: ["Prices"],
      }),
      setRegions: build.mutation<SetRegionsApiResponse, SetRegionsApiArg>({
        query: (queryArg) => ({
          url: `/api/regions`,
          method: "PUT",
          body: queryArg.setRegionsRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      listRegionMembers: build.query<
        ListRegionMembersApiResponse,
        ListRegionMembersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/regions/${queryArg.region}/members`,
          params: {
            role: queryArg.role,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      listReturns: build.query<ListReturnsApiResponse, ListReturnsApiArg>({
        query: (queryArg) => ({
          url: `/api/returns`,
          params: {
            state: queryArg.state,
            orderId: queryArg.orderId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Returns"],
      }),
      getReturn: build.query<GetReturnApiResponse, GetReturnApiArg>({
        query: (queryArg) => ({ url: `/api/returns/${queryArg.id}` }),
        providesTags: ["Returns"],
      }),
      approveReturn: build.mutation<
        ApproveReturnApiResponse,
        ApproveReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/returns/${queryArg.id}/approve`,
          method: "POST",
          body: queryArg.answerReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      closeReturn: build.mutation<CloseReturnApiResponse, CloseReturnApiArg>({
        query: (queryArg) => ({
          url: `/api/returns/${queryArg.id}/close`,
          method: "POST",
          body: queryArg.answerReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      receiveReturn: build.mutation<
        ReceiveReturnApiResponse,
        ReceiveReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/returns/${queryArg.id}/receive`,
          method: "POST",
          body: queryArg.receiveReturnRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Returns"],
      }),
      rejectReturn: build.mutation<RejectReturnApiResponse, RejectReturnApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/returns/${queryArg.id}/reject`,
            method: "POST",
            body: queryArg.answerReturnRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Returns"],
        },
      ),
      search: build.query<SearchApiResponse, SearchApiArg>({
        query: (queryArg) => ({
          url: `/api/search`,
          params: {
            q: queryArg.q,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Search"],
      }),
      getSearchSynonyms: build.query<
        GetSearchSynonymsApiResponse,
        GetSearchSynonymsApiArg
      >({
        query: () => ({ url: `/api/search-synonyms` }),
        providesTags: ["Catalogue"],
      }),
      setSearchSynonyms: build.mutation<
        SetSearchSynonymsApiResponse,
        SetSearchSynonymsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/search-synonyms`,
          method: "PUT",
          body: queryArg.setSearchSynonymsRequest,
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/settings`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Settings"],
      }),
      updateSettings: build.mutation<
        UpdateSettingsApiResponse,
        UpdateSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings`,
          method: "PATCH",
          body: queryArg.updateSettingsRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
      getCompanyLogo: build.query<
        GetCompanyLogoApiResponse,
        GetCompanyLogoApiArg
      >({
        query: () => ({ url: `/api/settings/company_logo` }),
        providesTags: ["Settings"],
      }),
      setCompanyLogo: build.mutation<
        SetCompanyLogoApiResponse,
        SetCompanyLogoApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings/company_logo`,
          method: "PUT",
          body: queryArg.setCompanyLogoRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
      listSettingsHistory: build.query<
        ListSettingsHistoryApiResponse,
        ListSettingsHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings/history`,
          params: {
            key: queryArg.key,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Settings"],
      }),
      getPublicSettings: build.query<
        GetPublicSettingsApiResponse,
        GetPublicSettingsApiArg
      >({
        query: () => ({ url: `/api/settings/public` }),
        providesTags: ["Settings"],
      }),
      listStockCounts: build.query<
        ListStockCountsApiResponse,
        ListStockCountsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      postStockCount: build.mutation<
        PostStockCountApiResponse,
        PostStockCountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts`,
          method: "POST",
          body: queryArg.stockCountRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Inventory"],
      }),
      previewStockCount: build.mutation<
        PreviewStockCountApiResponse,
        PreviewStockCountApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-counts/preview`,
          method: "POST",
          body: queryArg.stockCountRequest,
        }),
        invalidatesTags: ["Inventory"],
      }),
      getStockCount: build.query<GetStockCountApiResponse, GetStockCountApiArg>(
        {
          query: (queryArg) => ({ url: `/api/stock-counts/${queryArg.id}` }),
          providesTags: ["Inventory"],
        },
      ),
      listStockUpdates: build.query<
        ListStockUpdatesApiResponse,
        ListStockUpdatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/stock-updates`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Inventory"],
      }),
      getDealerStore: build.query<
        GetDealerStoreApiResponse,
        GetDealerStoreApiArg
      >({
        query: (queryArg) => ({ url: `/api/stores/dealers/${queryArg.id}` }),
        providesTags: ["Prices"],
      }),
      listSuppliers: build.query<ListSuppliersApiResponse, ListSuppliersApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/suppliers`,
            params: {
              q: queryArg.q,
              isActive: queryArg.isActive,
              limit: queryArg.limit,
              cursor: queryArg.cursor,
            },
          }),
          providesTags: ["Purchasing"],
        },
      ),
      addSupplier: build.mutation<AddSupplierApiResponse, AddSupplierApiArg>({
        query: (queryArg) => ({
          url: `/api/suppliers`,
          method: "POST",
          body: queryArg.supplierRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getSupplier: build.query<GetSupplierApiResponse, GetSupplierApiArg>({
        query: (queryArg) => ({ url: `/api/suppliers/${queryArg.id}` }),
        providesTags: ["Purchasing"],
      }),
      updateSupplier: build.mutation<
        UpdateSupplierApiResponse,
        UpdateSupplierApiArg
      >({
        query: (queryArg) => ({
          url: `/api/suppliers/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.supplierChangeRequest,
        }),
        invalidatesTags: ["Purchasing"],
      }),
      setSupplierProducts: build.mutation<
        SetSupplierProductsApiResponse,
        SetSupplierProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/suppliers/${queryArg.id}/products`,
          method: "PUT",
          body: queryArg.supplierProductsRequest,
        }),
        invalidatesTags: ["Purchasing"],
      }),
      getSystem: build.query<GetSystemApiResponse, GetSystemApiArg>({
        query: () => ({ url: `/api/system` }),
        providesTags: ["System"],
      }),
      testLogin: build.mutation<TestLoginApiResponse, TestLoginApiArg>({
        query: (queryArg) => ({
          url: `/api/test-login`,
          method: "POST",
          body: queryArg.signInRequest,
        }),
        invalidatesTags: ["Sign-in"],
      }),
      listTokens: build.query<ListTokensApiResponse, ListTokensApiArg>({
        query: (queryArg) => ({
          url: `/api/tokens`,
          params: {
            userId: queryArg.userId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Integration"],
      }),
      createToken: build.mutation<CreateTokenApiResponse, CreateTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/tokens`,
          method: "POST",
          body: queryArg.createTokenRequest,
        }),
        invalidatesTags: ["Integration"],
      }),
      revokeToken: build.mutation<RevokeTokenApiResponse, RevokeTokenApiArg>({
        query: (queryArg) => ({
          url: `/api/tokens/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Integration"],
      }),
      listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
        query: (queryArg) => ({
          url: `/api/user-activity-log`,
          params: {
            userId: queryArg.userId,
            action: queryArg.action,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      recordActivity: build.mutation<
        RecordActivityApiResponse,
        RecordActivityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user-activity-log`,
          method: "POST",
          body: queryArg.recordActivityRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/users`,
          params: {
            role: queryArg.role,
            verificationStatus: queryArg.verificationStatus,
            isActive: queryArg.isActive,
            referredBy: queryArg.referredBy,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      listPendingUsers: build.query<
        ListPendingUsersApiResponse,
        ListPendingUsersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/pending`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/api/users/${queryArg.id}` }),
        providesTags: ["Accounts"],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateUserRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      activateUser: build.mutation<ActivateUserApiResponse, ActivateUserApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/users/${queryArg.id}/activate`,
            method: "POST",
          }),
          invalidatesTags: ["Accounts"],
        },
      ),
      approveUser: build.mutation<ApproveUserApiResponse, ApproveUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/approve`,
          method: "POST",
        }),
        invalidatesTags: ["Accounts"],
      }),
      deactivateUser: build.mutation<
        DeactivateUserApiResponse,
        DeactivateUserApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/deactivate`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Accounts"],
      }),
      listUserDocuments: build.query<
        ListUserDocumentsApiResponse,
        ListUserDocumentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/documents`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      uploadDocument: build.mutation<
        UploadDocumentApiResponse,
        UploadDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/documents`,
          method: "POST",
          body: queryArg.uploadDocumentRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      rejectUser: build.mutation<RejectUserApiResponse, RejectUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/reject`,
          method: "POST",
          body: queryArg.rejectRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      reopenUser: build.mutation<ReopenUserApiResponse, ReopenUserApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/reopen`,
          method: "POST",
        }),
        invalidatesTags: ["Accounts"],
      }),
      changeUserRole: build.mutation<
        ChangeUserRoleApiResponse,
        ChangeUserRoleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/role`,
          method: "PUT",
          body: queryArg.roleChangeRequest,
        }),
        invalidatesTags: ["Accounts"],
      }),
      getRoleChoices: build.query<
        GetRoleChoicesApiResponse,
        GetRoleChoicesApiArg
      >({
        query: (queryArg) => ({ url: `/api/users/${queryArg.id}/roles` }),
        providesTags: ["Accounts"],
      }),
      listUserSessions: build.query<
        ListUserSessionsApiResponse,
        ListUserSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/sessions`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      revokeUserSessions: build.mutation<
        RevokeUserSessionsApiResponse,
        RevokeUserSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/sessions`,
          method: "DELETE",
        }),
        invalidatesTags: ["Accounts"],
      }),
      revokeUserSession: build.mutation<
        RevokeUserSessionApiResponse,
        RevokeUserSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/sessions/${queryArg.sessionId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Accounts"],
      }),
      getVerificationCase: build.query<
        GetVerificationCaseApiResponse,
        GetVerificationCaseApiArg
      >({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/verification`,
        }),
        providesTags: ["Accounts"],
      }),
      beginViewAs: build.mutation<BeginViewAsApiResponse, BeginViewAsApiArg>({
        query: (queryArg) => ({
          url: `/api/users/${queryArg.id}/view-as`,
          method: "POST",
        }),
        invalidatesTags: ["Accounts"],
      }),
      listVerificationCases: build.query<
        ListVerificationCasesApiResponse,
        ListVerificationCasesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/verification-cases`,
          params: {
            status: queryArg.status,
            role: queryArg.role,
            olderThanDays: queryArg.olderThanDays,
            needsReview: queryArg.needsReview,
            q: queryArg.q,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Accounts"],
      }),
      endViewAs: build.mutation<EndViewAsApiResponse, EndViewAsApiArg>({
        query: () => ({ url: `/api/view-as`, method: "DELETE" }),
        invalidatesTags: ["Accounts"],
      }),
      assignCourier: build.mutation<
        AssignCourierApiResponse,
        AssignCourierApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/couriers`,
          method: "POST",
          body: queryArg.assignCourierRequest,
        }),
        invalidatesTags: ["Warehouse"],
      }),
      getWarehouseFigures: build.query<
        GetWarehouseFiguresApiResponse,
        GetWarehouseFiguresApiArg
      >({
        query: () => ({ url: `/api/warehouse/figures` }),
        providesTags: ["Warehouse"],
      }),
      listWarehouseOrders: build.query<
        ListWarehouseOrdersApiResponse,
        ListWarehouseOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/orders`,
          params: {
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            isQuote: queryArg.isQuote,
            isTrade: queryArg.isTrade,
            isOpen: queryArg.isOpen,
            quoteState: queryArg.quoteState,
            courier: queryArg.courier,
            customerId: queryArg.customerId,
            sellerId: queryArg.sellerId,
            agentId: queryArg.agentId,
            channel: queryArg.channel,
            region: queryArg.region,
            buyerRole: queryArg.buyerRole,
            productId: queryArg.productId,
            category: queryArg.category,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Orders"],
      }),
      updateWarehouseOrder: build.mutation<
        UpdateWarehouseOrderApiResponse,
        UpdateWarehouseOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/orders/update`,
          method: "POST",
          body: queryArg.updateWarehouseOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      listWarehouseReports: build.query<
        ListWarehouseReportsApiResponse,
        ListWarehouseReportsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/reports`,
          params: {
            orderId: queryArg.orderId,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Warehouse"],
      }),
      addWarehouseReport: build.mutation<
        AddWarehouseReportApiResponse,
        AddWarehouseReportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/warehouse/reports`,
          method: "POST",
          body: queryArg.addWarehouseReportRequest,
        }),
        invalidatesTags: ["Warehouse"],
      }),
      getWebhookDelivery: build.query<
        GetWebhookDeliveryApiResponse,
        GetWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhook-deliveries/${queryArg.id}`,
        }),
        providesTags: ["Integration"],
      }),
      resendWebhookDelivery: build.mutation<
        ResendWebhookDeliveryApiResponse,
        ResendWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhook-deliveries/${queryArg.id}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Integration"],
      }),
      createWebhook: build.mutation<
        CreateWebhookApiResponse,
        CreateWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks`,
          method: "POST",
          body: queryArg.createWebhookRequest,
        }),
        invalidatesTags: ["Integration"],
      }),
      getWebhook: build.query<GetWebhookApiResponse, GetWebhookApiArg>({
        query: (queryArg) => ({ url: `/api/webhooks/${queryArg.id}` }),
        providesTags: ["Integration"],
      }),
      deleteWebhook: build.mutation<
        DeleteWebhookApiResponse,
        DeleteWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Integration"],
      }),
      updateWebhook: build.mutation<
        UpdateWebhookApiResponse,
        UpdateWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.updateWebhookRequest,
        }),
        invalidatesTags: ["Integration"],
      }),
      listWebhookDeliveries: build.query<
        ListWebhookDeliveriesApiResponse,
        ListWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/deliveries`,
          params: {
            state: queryArg.state,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Integration"],
      }),
      enableWebhook: build.mutation<
        EnableWebhookApiResponse,
        EnableWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/enable`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      rotateWebhookSecret: build.mutation<
        RotateWebhookSecretApiResponse,
        RotateWebhookSecretApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/rotate-secret`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${queryArg.id}/test`,
          method: "POST",
        }),
        invalidatesTags: ["Integration"],
      }),
      listPriceChanges: build.query<
        ListPriceChangesApiResponse,
        ListPriceChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/price-changes`,
          params: {
            audience: queryArg.audience,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      getPriceChange: build.query<
        GetPriceChangeApiResponse,
        GetPriceChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/price-changes/${queryArg.id}`,
        }),
        providesTags: ["Prices"],
      }),
      undoPriceChange: build.mutation<
        UndoPriceChangeApiResponse,
        UndoPriceChangeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/price-changes/${queryArg.id}/undo`,
          method: "POST",
        }),
        invalidatesTags: ["Prices"],
      }),
      getWholesalerPrices: build.query<
        GetWholesalerPricesApiResponse,
        GetWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices`,
          params: {
            audience: queryArg.audience,
            q: queryArg.q,
            category: queryArg.category,
            region: queryArg.region,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["Prices"],
      }),
      setWholesalerPrices: build.mutation<
        SetWholesalerPricesApiResponse,
        SetWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices`,
          method: "PUT",
          body: queryArg.setWholesalerPricesRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      checkWholesalerPrices: build.mutation<
        CheckWholesalerPricesApiResponse,
        CheckWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices/check`,
          method: "POST",
          body: queryArg.setWholesalerPricesRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      previewWholesalerPrices: build.mutation<
        PreviewWholesalerPricesApiResponse,
        PreviewWholesalerPricesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices/preview`,
          method: "POST",
          body: queryArg.previewWholesalerPricesRequest,
        }),
        invalidatesTags: ["Prices"],
      }),
      previewPriceFile: build.mutation<
        PreviewPriceFileApiResponse,
        PreviewPriceFileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/wholesaler/prices/preview-file`,
          method: "POST",
          body: queryArg.priceFileForm,
        }),
        invalidatesTags: ["Prices"],
      }),
      getTeamFigures: build.query<
        GetTeamFiguresApiResponse,
        GetTeamFiguresApiArg
      >({
        query: () => ({ url: `/api/workforce/figures` }),
        providesTags: ["Employees"],
      }),
      healthLive: build.query<HealthLiveApiResponse, HealthLiveApiArg>({
        query: () => ({ url: `/health/live` }),
        providesTags: ["Health"],
      }),
      healthReady: build.query<HealthReadyApiResponse, HealthReadyApiArg>({
        query: () => ({ url: `/health/ready` }),
        providesTags: ["Health"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListAddressesApiResponse =
  /** status 200 The addresses. */ AddressResponse[];
export type ListAddressesApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type AddAddressApiResponse =
  /** status 201 The address. */ AddressResponse;
export type AddAddressApiArg = {
  addressRequest: AddressRequest;
};
export type UpdateAddressApiResponse =
  /** status 200 The address as it is now. */ AddressResponse;
export type UpdateAddressApiArg = {
  /** The address. */
  id: number;
  addressRequest: AddressRequest;
};
export type RemoveAddressApiResponse = unknown;
export type RemoveAddressApiArg = {
  /** The address. */
  id: number;
};
export type RegisterAdminApiResponse =
  /** status 201 The admin account. */ AccountResponse;
export type RegisterAdminApiArg = {
  adminRegistrationRequest: AdminRegistrationRequest;
};
export type GetReferralApiResponse =
  /** status 200 The referral tool. */ ReferralResponse;
export type GetReferralApiArg = {
  /** The agent's number */
  id: number;
};
export type GetCohortsApiResponse =
  /** status 200 The figures. */ CohortResponse[];
export type GetCohortsApiArg = {
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetConversionApiResponse =
  /** status 200 The figures. */ ConversionResponse;
export type GetConversionApiArg = {
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
};
export type GetMetricsApiResponse =
  /** status 200 The figures. */ MetricsResponse;
export type GetMetricsApiArg = void;
export type GetProductionApiResponse =
  /** status 200 The figures. */ ProductionResponse;
export type GetProductionApiArg = {
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
  /** How long one point of the series is; a day when left out. */
  bucket?: "day" | "week" | "month";
};
export type GetSalesApiResponse = /** status 200 The figures. */ SalesResponse;
export type GetSalesApiArg = {
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
  /** How long one point of the series is; a day when left out. */
  step?: "day" | "week" | "month";
  /** What the groups are told apart by; no groups when left out. */
  by?:
    "channel" | "region" | "role" | "dealer" | "agent" | "product" | "category";
  /** What the time is compared with; with nothing when left out. */
  compare?: "previous";
};
export type GetStockTurnsApiResponse =
  /** status 200 The figures. */ StockTurnsResponse;
export type GetStockTurnsApiArg = {
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
};
export type GetTradeApiResponse = /** status 200 The figures. */ TradeResponse;
export type GetTradeApiArg = {
  /** From which side: what was bought (when left out), or what was sold in the person's store. */
  as?: "buyer" | "seller";
  /** Whose figures. For admin and manufacturer; everybody's when left out. */
  userId?: number;
  /** The first day; 30 days up to the last when left out. */
  from?: string;
  /** The last day; today when left out. */
  to?: string;
  /** How long one point of the series is; a day when left out. */
  bucket?: "day" | "week" | "month";
};
export type GetWholesalerFiguresApiResponse =
  /** status 200 The figures. */ WholesalerFiguresResponse;
export type GetWholesalerFiguresApiArg = void;
export type ChangePasswordApiResponse =
  /** status 200 Changed. */ MessageResponse;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type LoginApiResponse =
  /** status 200 Signed in; the session cookie is set. */ AccountResponse;
export type LoginApiArg = {
  signInRequest: SignInRequest;
};
export type LogoutApiResponse = /** status 200 Signed out. */ MessageResponse;
export type LogoutApiArg = void;
export type GetMeApiResponse = /** status 200 The account. */ MeResponse;
export type GetMeApiArg = void;
export type RegisterApiResponse =
  /** status 201 The account. */ AccountResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type RequestPasswordResetApiResponse =
  /** status 200 Noted. */ MessageResponse;
export type RequestPasswordResetApiArg = {
  passwordResetRequest: PasswordResetRequest;
};
export type ConfirmPasswordResetApiResponse =
  /** status 200 The password is set. */ ResetDoneResponse;
export type ConfirmPasswordResetApiArg = {
  confirmResetRequest: ConfirmResetRequest;
};
export type ListSessionsApiResponse =
  /** status 200 The live sessions. */ SessionResponse[];
export type ListSessionsApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type RevokeSessionApiResponse = unknown;
export type RevokeSessionApiArg = {
  /** The session */
  id: number;
};
export type WarehouseLoginApiResponse =
  /** status 200 Signed in; the session cookie is set. */ AccountResponse;
export type WarehouseLoginApiArg = {
  signInRequest: SignInRequest;
};
export type ListBackupsApiResponse =
  /** status 200 The backups. */ BackupResponse[];
export type ListBackupsApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CreateBackupApiResponse =
  /** status 202 It is in line. */ BackupJobResponse;
export type CreateBackupApiArg = void;
export type DeleteBackupApiResponse = unknown;
export type DeleteBackupApiArg = {
  /** Its file name. */
  name: string;
};
export type GetCartApiResponse = /** status 200 The cart. */ CartResponse;
export type GetCartApiArg = void;
export type ReplaceCartApiResponse =
  /** status 200 The cart as it is now. */ CartResponse;
export type ReplaceCartApiArg = {
  replaceCartRequest: ReplaceCartRequest;
};
export type ClearCartApiResponse =
  /** status 200 The empty cart. */ CartResponse;
export type ClearCartApiArg = void;
export type AddToCartApiResponse =
  /** status 200 The cart as it is now. */ CartResponse;
export type AddToCartApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  cartLineRequest: CartLineRequest;
};
export type MergeCartApiResponse =
  /** status 200 The cart as it is now. */ CartResponse;
export type MergeCartApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  mergeCartRequest: MergeCartRequest;
};
export type ParseQuickOrderApiResponse =
  /** status 200 The lines in their order. */ QuickOrderLine[];
export type ParseQuickOrderApiArg = {
  quickOrderRequest: QuickOrderRequest;
};
export type QuoteCartApiResponse =
  /** status 200 The priced cart. */ CartQuoteResponse;
export type QuoteCartApiArg = {
  quoteCartRequest: QuoteCartRequest;
};
export type ListCategoriesApiResponse =
  /** status 200 Categories. */ CategoryResponse[];
export type ListCategoriesApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ListCommissionPlansApiResponse =
  /** status 200 Plans. */ CommissionPlanResponse[];
export type ListCommissionPlansApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type AddCommissionPlanApiResponse =
  /** status 201 The plan. */ CommissionPlanResponse;
export type AddCommissionPlanApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  commissionPlanRequest: CommissionPlanRequest;
};
export type ListCommissionsApiResponse =
  /** status 200 Commissions. */ CommissionResponse[];
export type ListCommissionsApiArg = {
  /** Only this status; of one's own list, the status of one's own part. */
  status?: CommissionStatusName;
  /** Only those this agent or sub-agent earns from. */
  beneficiaryId?: number;
  /** From this day of the business or this time on. */
  from?: string;
  /** Up to this day of the business, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type SimulateCommissionApiResponse =
  /** status 200 What it would earn. */ SimulationResponse;
export type SimulateCommissionApiArg = {
  simulationRequest: SimulationRequest;
};
export type GetCommissionSummaryApiResponse =
  /** status 200 The figures. */ CommissionSummaryResponse;
export type GetCommissionSummaryApiArg = {
  /** Whose; for agents and sub-agents their own only. Left out by the owners: all together. */
  userId?: number;
};
export type ListManagementHistoryApiResponse =
  /** status 200 The decisions. */ ManagementResponse[];
export type ListManagementHistoryApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ListEmployeesApiResponse =
  /** status 200 The employees. */ UserResponse[];
export type ListEmployeesApiArg = {
  /** Part of a name, username, email or employee ID, without regard to case. */
  q?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ManageEmployeeApiResponse =
  /** status 200 The employee as they are now. */ ManageEmployeeResponse;
export type ManageEmployeeApiArg = {
  manageEmployeeRequest: ManageEmployeeRequest;
};
export type ListDealerPricesApiResponse =
  /** status 200 The prices. */ DealerPriceResponse[];
export type ListDealerPricesApiArg = {
  /** The dealer. */
  userId: number;
  /** Only the prices of these products; may be repeated. */
  productId?: number[];
  /** Only the prices at which nobody can buy, or only the others. */
  blocked?: boolean;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type SetDealerPriceApiResponse =
  /** status 200 The price. */ DealerPriceResponse;
export type SetDealerPriceApiArg = {
  /** The dealer. */
  userId: number;
  /** The product. */
  productId: number;
  setDealerPriceRequest: SetDealerPriceRequest;
};
export type RemoveDealerPriceApiResponse = unknown;
export type RemoveDealerPriceApiArg = {
  /** The dealer. */
  userId: number;
  /** The product. */
  productId: number;
};
export type ReviewDocumentApiResponse =
  /** status 200 The document as it is now. */ DocumentResponse;
export type ReviewDocumentApiArg = {
  /** The document */
  id: number;
  reviewDocumentRequest: ReviewDocumentRequest;
};
export type ListImportsApiResponse =
  /** status 200 Imports. */ ImportResponse[];
export type ListImportsApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type UploadImportApiResponse =
  /** status 201 The import. */ ImportResponse;
export type UploadImportApiArg = {
  uploadImportForm: UploadImportForm;
};
export type GetImportApiResponse = /** status 200 The import. */ ImportResponse;
export type GetImportApiArg = {
  /** The import. */
  id: number;
};
export type ApplyImportApiResponse =
  /** status 202 The import. */ ImportResponse;
export type ApplyImportApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The import. */
  id: number;
};
export type CancelImportApiResponse =
  /** status 200 The import. */ ImportResponse;
export type CancelImportApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The import. */
  id: number;
};
export type CheckImportApiResponse =
  /** status 202 The import. */ ImportResponse;
export type CheckImportApiArg = {
  /** The import. */
  id: number;
  checkImportRequest: CheckImportRequest;
};
export type ListImportRowsApiResponse =
  /** status 200 Rows. */ ImportRowResponse[];
export type ListImportRowsApiArg = {
  /** The import. */
  id: number;
  /** Only rows that do this. */
  outcome?: ImportOutcomeName;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ListMovementsApiResponse =
  /** status 200 Movements. */ MovementResponse[];
export type ListMovementsApiArg = {
  /** Only this product. */
  productId?: number;
  /** Only this batch. */
  lotId?: number;
  /** Only this stock count. */
  countId?: number;
  /** Only in or out. */
  type?: MovementType;
  /** Only this reason. */
  reason?: MovementReason;
  /** From this day of the business or this time on. */
  from?: string;
  /** Up to this day of the business, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type RecordMovementApiResponse =
  /** status 201 The movement. */ RecordedMovementResponse;
export type RecordMovementApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  recordMovementRequest: RecordMovementRequest;
};
export type ListIssuesApiResponse =
  /** status 200 The issues. */ IssueResponse[];
export type ListIssuesApiArg = {
  /** Only of this status. */
  status?: "open" | "solved" | "unsolved";
  /** Only of this priority. */
  priority?: "low" | "medium" | "high" | "urgent";
  /** Only those this person sees to. */
  assignedTo?: number;
  /** Only those about this product. */
  productId?: number;
  /** Part of type or description, without regard to case. */
  q?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ReportIssueApiResponse = /** status 201 The issue. */ IssueResponse;
export type ReportIssueApiArg = {
  reportIssueRequest: ReportIssueRequest;
};
export type ListIssueAssigneesApiResponse =
  /** status 200 The people. */ AssigneeResponse[];
export type ListIssueAssigneesApiArg = {
  /** Part of a name, username, email or employee ID, without regard to case. */
  q?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CountIssuesApiResponse =
  /** status 200 The numbers. */ IssueCountsResponse;
export type CountIssuesApiArg = void;
export type GetIssueApiResponse =
  /** status 200 The issue. */ IssueDetailsResponse;
export type GetIssueApiArg = {
  /** The issue. */
  id: number;
};
export type UpdateIssueApiResponse = /** status 200 The issue. */ IssueResponse;
export type UpdateIssueApiArg = {
  /** The issue. */
  id: number;
  updateIssueRequest: UpdateIssueRequest;
};
export type AddIssueCommentApiResponse =
  /** status 201 The comment. */ IssueCommentResponse;
export type AddIssueCommentApiArg = {
  /** The issue. */
  id: number;
  issueCommentRequest: IssueCommentRequest;
};
export type AddIssuePhotosApiResponse =
  /** status 201 The photos, oldest first. */ IssuePhotoResponse[];
export type AddIssuePhotosApiArg = {
  /** The issue. */
  id: number;
  issuePhotosForm: IssuePhotosForm;
};
export type ListJobsApiResponse = /** status 200 The jobs. */ JobResponse[];
export type ListJobsApiArg = {
  /** Only jobs in this state. */
  state?: "waiting" | "running" | "done" | "failed";
  /** Only jobs of this kind. */
  kind?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetJobCountsApiResponse =
  /** status 200 The counts. */ JobCountsResponse;
export type GetJobCountsApiArg = void;
export type RetryJobApiResponse =
  /** status 200 The job as it waits. */ JobResponse;
export type RetryJobApiArg = {
  /** The job */
  id: number;
};
export type ListLotsApiResponse = /** status 200 Batches. */ LotResponse[];
export type ListLotsApiArg = {
  /** Only this product's. */
  productId?: number;
  /** Which batches; those with pieces when left out. */
  state?: "open" | "held" | "expired" | "expiring" | "empty" | "all";
  /** How the batch code begins, without case. */
  q?: string;
  /** Only those whose last day is at most so many days away, expired ones too unless `state` is `expiring`. */
  expiresWithinDays?: number;
  /** First to expire first when left out. */
  sort?: "expiry" | "newest";
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetLotApiResponse = /** status 200 The batch. */ LotDetailsResponse;
export type GetLotApiArg = {
  /** The batch. */
  id: number;
};
export type UpdateLotApiResponse =
  /** status 200 The batch. */ LotDetailsResponse;
export type UpdateLotApiArg = {
  /** The batch. */
  id: number;
  updateLotRequest: UpdateLotRequest;
};
export type HoldLotApiResponse =
  /** status 200 The batch, now on hold. */ HeldLotResponse;
export type HoldLotApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The batch. */
  id: number;
  holdLotRequest: HoldLotRequest;
};
export type RecallLotApiResponse =
  /** status 200 Orders with pieces of the batch. */ RecallResponse[];
export type RecallLotApiArg = {
  /** The batch. */
  id: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ReleaseLotApiResponse =
  /** status 200 The batch, free again. */ LotDetailsResponse;
export type ReleaseLotApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The batch. */
  id: number;
  releaseLotRequest: ReleaseLotRequest;
};
export type ListMailApiResponse =
  /** status 200 The mails, without their texts. */ MailResponse[];
export type ListMailApiArg = {
  /** Only `queued`, `sent`, `failed` or `kept` ones. */
  status?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type SendTestMailApiResponse =
  /** status 201 The mail as it waits. */ MailResponse;
export type SendTestMailApiArg = {
  sendTestMailRequest: SendTestMailRequest;
};
export type GetMailApiResponse =
  /** status 200 The mail. */ MailWithBodyResponse;
export type GetMailApiArg = {
  /** The mail */
  id: number;
};
export type ResendMailApiResponse =
  /** status 200 The mail as it waits. */ MailResponse;
export type ResendMailApiArg = {
  /** The mail */
  id: number;
};
export type UploadMediaApiResponse =
  /** status 201 The picture. */ MediaResponse;
export type UploadMediaApiArg = {
  uploadMediaRequest: UploadMediaRequest;
};
export type GetNotificationPreferencesApiResponse =
  /** status 200 The preferences. */ NotificationPreferencesResponse;
export type GetNotificationPreferencesApiArg = void;
export type SetNotificationPreferencesApiResponse =
  /** status 200 All preferences, as they are now. */ NotificationPreferencesResponse;
export type SetNotificationPreferencesApiArg = {
  setNotificationPreferencesRequest: SetNotificationPreferencesRequest;
};
export type ListNotificationsApiResponse =
  /** status 200 The notifications. */ NotificationResponse[];
export type ListNotificationsApiArg = {
  /** Only those of this role or position of the caller's own. */
  role?: string;
  /** `unread` for unread ones only. */
  status?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CountNotificationsApiResponse =
  /** status 200 The count. */ NotificationCountResponse;
export type CountNotificationsApiArg = {
  /** Only those of this role or position of the caller's own. */
  role?: string;
};
export type MarkAllNotificationsReadApiResponse =
  /** status 200 How many were marked. */ MarkedNotificationsResponse;
export type MarkAllNotificationsReadApiArg = {
  markAllNotificationsRequest: MarkAllNotificationsRequest;
};
export type MarkNotificationApiResponse =
  /** status 200 The notification. */ NotificationResponse;
export type MarkNotificationApiArg = {
  /** The notification */
  id: number;
  markNotificationRequest: MarkNotificationRequest;
};
export type ListOrdersApiResponse = /** status 200 Orders. */ OrderResponse[];
export type ListOrdersApiArg = {
  /** Only this status. */
  status?: OrderStatusName;
  /** Only paid or only unpaid ones. */
  paymentStatus?: PaymentStatusName;
  /** Only requests for quotation whose offer was not accepted (`true`), or only orders with lines (`false`). */
  isQuote?: boolean;
  /** Only orders that figures of sales count (`true`): neither cancelled nor requests for quotation; or only the others (`false`). */
  isTrade?: boolean;
  /** Only orders that are open (`true`): those that count in figures of sales and whose goods have not arrived; or only the
    others (`false`). */
  isOpen?: boolean;
  /** Only orders whose quotation stands there. */
  quoteState?: QuoteStateName;
  /** Only those this courier carries. */
  courier?: CourierName;
  /** Only this buyer, of the orders the caller may see. */
  customerId?: number;
  /** Only this seller, of the orders the caller may see. */
  sellerId?: number;
  /** Only those this agent or sub-agent referred. */
  agentId?: number;
  /** Only those that came in this way. */
  channel?: string;
  /** Only those whose buyer was in this region when they ordered. */
  region?: "usa" | "canada" | "europe" | "asia";
  /** Only those whose buyer had this role when they ordered. */
  buyerRole?:
    | "admin"
    | "manufacturer"
    | "wholesaler"
    | "dealer"
    | "agent"
    | "sub-agent"
    | "customer"
    | "employee"
    | "warehouse";
  /** Only those with a line of this product. */
  productId?: number;
  /** Only those with a line of a product that was in this category when it was ordered. */
  category?: string;
  /** Part of the buyer's name, the beginning of the tracking, receipt or invoice number or of one of its parts (of
    `INV-2026-000042` also `2026-000042` and `000042`), or the order's number. */
  q?: string;
  /** From this day of the business or this time on. */
  from?: string;
  /** Up to this day of the business, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type PlaceOrderApiResponse = /** status 201 The order. */ OrderResponse;
export type PlaceOrderApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  placeOrderRequest: PlaceOrderRequest;
};
export type GetOrderApiResponse =
  /** status 200 The order with its history. */ OrderDetailResponse;
export type GetOrderApiArg = {
  /** The order. */
  id: number;
};
export type UpdateOrderApiResponse =
  /** status 200 The order as it is now. */ OrderResponse;
export type UpdateOrderApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string | null;
  /** The order. */
  id: number;
  updateOrderRequest: UpdateOrderRequest;
};
export type ListOrderMessagesApiResponse =
  /** status 200 The messages. */ OrderMessageResponse[];
export type ListOrderMessagesApiArg = {
  /** The order. */
  id: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type AddOrderMessageApiResponse =
  /** status 201 The message. */ OrderMessageResponse;
export type AddOrderMessageApiArg = {
  /** The order. */
  id: number;
  orderMessageRequest: OrderMessageRequest;
};
export type OfferQuoteApiResponse =
  /** status 200 The order with its quotation. */ OrderResponse;
export type OfferQuoteApiArg = {
  /** The order. */
  id: number;
  offerQuoteRequest: OfferQuoteRequest;
};
export type AcceptQuoteApiResponse = /** status 200 The order. */ OrderResponse;
export type AcceptQuoteApiArg = {
  /** The order. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  acceptQuoteRequest: AcceptQuoteRequest;
};
export type DeclineQuoteApiResponse =
  /** status 200 The cancelled order. */ OrderResponse;
export type DeclineQuoteApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  declineQuoteRequest: DeclineQuoteRequest;
};
export type RefundOrderApiResponse =
  /** status 201 The order as it is now. */ OrderDetailResponse;
export type RefundOrderApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  refundOrderRequest: RefundOrderRequest;
};
export type ReorderApiResponse =
  /** status 200 The cart as it is now, and what was left. */ ReorderResponse;
export type ReorderApiArg = {
  /** The order. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
};
export type RequestReturnApiResponse =
  /** status 201 The return. */ ReturnResponse;
export type RequestReturnApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  requestReturnRequest: RequestReturnRequest;
};
export type ShipOrderApiResponse =
  /** status 201 The order as it is now. */ OrderDetailResponse;
export type ShipOrderApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The order. */
  id: number;
  shipOrderRequest: ShipOrderRequest;
};
export type ListPasswordResetsApiResponse =
  /** status 200 The requests. */ PasswordResetResponse[];
export type ListPasswordResetsApiArg = {
  /** Only `requested`, `verified`, `refused`, `handedOver`, `used`, `superseded` or `expired` ones. */
  state?: string;
  /** Only those for this account. */
  userId?: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type HandOverPasswordResetApiResponse =
  /** status 200 The link. */ HandedOverResponse;
export type HandOverPasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type RefusePasswordResetApiResponse =
  /** status 200 The request as it is now. */ PasswordResetResponse;
export type RefusePasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type VerifyPasswordResetApiResponse =
  /** status 200 The request as it is now. */ PasswordResetResponse;
export type VerifyPasswordResetApiArg = {
  /** The request */
  id: number;
  body: ResetNoteRequest | null;
};
export type ListPayoutsApiResponse =
  /** status 200 Payouts. */ PayoutResponse[];
export type ListPayoutsApiArg = {
  /** Only this status. */
  status?: PayoutStatusName;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CreatePayoutApiResponse =
  /** status 201 The draft. */ PayoutDetailsResponse;
export type CreatePayoutApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  payoutRequest: PayoutRequest;
};
export type GetPayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type GetPayoutApiArg = {
  /** The payout. */
  id: number;
};
export type ApprovePayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type ApprovePayoutApiArg = {
  /** The payout. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
};
export type CancelPayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type CancelPayoutApiArg = {
  /** The payout. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
};
export type PayPayoutApiResponse =
  /** status 200 The payout. */ PayoutDetailsResponse;
export type PayPayoutApiArg = {
  /** The payout. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  payoutPaymentRequest: PayoutPaymentRequest;
};
export type ConfirmPickApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type ConfirmPickApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The pick. */
  id: number;
  confirmPickRequest: ConfirmPickRequest;
};
export type ShortPickApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type ShortPickApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The pick. */
  id: number;
  shortPickRequest: ShortPickRequest;
};
export type ListPickWavesApiResponse =
  /** status 200 The waves. */ PickWaveSummary[];
export type ListPickWavesApiArg = {
  /** Only this state. */
  state?: WaveStateName;
  /** Only this person's. */
  pickerId?: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ClaimPickingApiResponse =
  /** status 201 The wave. */ PickWaveResponse;
export type ClaimPickingApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  claimPickingRequest: ClaimPickingRequest;
};
export type GetPickWaveApiResponse =
  /** status 200 The wave. */ PickWaveResponse;
export type GetPickWaveApiArg = {
  /** The wave. */
  id: number;
};
export type CancelWaveApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type CancelWaveApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The wave. */
  id: number;
};
export type FinishWaveApiResponse =
  /** status 200 The wave as it is now. */ PickWaveResponse;
export type FinishWaveApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The wave. */
  id: number;
};
export type ListPlaceChangesApiResponse =
  /** status 200 The changes. */ PlaceChangeResponse[];
export type ListPlaceChangesApiArg = {
  /** Only `pending`, `approved`, `refused` or `withdrawn` ones. */
  state?: string;
  /** Only those of this account. */
  userId?: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ReviewPlaceChangeApiResponse =
  /** status 200 The change as it is now. */ PlaceChangeResponse;
export type ReviewPlaceChangeApiArg = {
  /** The change */
  id: number;
  reviewPlaceChangeRequest: ReviewPlaceChangeRequest;
};
export type ListProductsApiResponse =
  /** status 200 Products. */ ProductResponse[];
export type ListProductsApiArg = {
  /** Words of name, SKU or barcode, category, attributes or description; all must match: exactly, as a beginning, or
    with one typo from four letters and two from eight. Case and accents do not count. */
  q?: string;
  /** Any of these categories, exactly; may be repeated. */
  category?: string[];
  /** Without it everything the caller may see: only products on sale, for the company's people discontinued ones too. */
  status?: "active" | "discontinued" | "all";
  /** Any of these flavours, exactly; may be repeated. */
  flavour?: string[];
  /** Any of these device types, exactly; may be repeated. */
  deviceType?: string[];
  /** Least nicotine strength in mg/ml. */
  nicotineMin?: number;
  /** Greatest nicotine strength in mg/ml. */
  nicotineMax?: number;
  /** Least volume in ml. */
  volumeMin?: number;
  /** Greatest volume in ml. */
  volumeMax?: number;
  /** Least puffs. */
  puffsMin?: number;
  /** Most puffs. */
  puffsMax?: number;
  /** `true`: only products that can be ordered now. */
  inStock?: boolean;
  /** Shows `storePrice`, to guests too: `dealer` or `agent` for the pages of dealers and agents in general, `dealer:{id}`
    for one dealer's own store. */
  store?: string;
  /** `low-stock`: products below the purchaser's alert mark; for those who see stock figures. */
  filter?: "low-stock";
  /** The product with exactly this SKU, without case. */
  sku?: string;
  /** The product with this barcode. */
  barcode?: string;
  /** Order of the list; without it the best match first where there are words, by name otherwise. */
  sort?: "relevance" | "name" | "price" | "category" | "newest" | "stock";
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CreateProductApiResponse =
  /** status 201 The product. */ ProductDetailsResponse;
export type CreateProductApiArg = {
  productRequest: ProductRequest;
};
export type ListProductFacetsApiResponse =
  /** status 200 The counts. */ ProductFacetsResponse;
export type ListProductFacetsApiArg = {
  /** Words of name, SKU or barcode, category, attributes or description; all must match: exactly, as a beginning, or
    with one typo from four letters and two from eight. Case and accents do not count. */
  q?: string;
  /** Any of these categories, exactly; may be repeated. */
  category?: string[];
  /** Without it everything the caller may see: only products on sale, for the company's people discontinued ones too. */
  status?: "active" | "discontinued" | "all";
  /** Any of these flavours, exactly; may be repeated. */
  flavour?: string[];
  /** Any of these device types, exactly; may be repeated. */
  deviceType?: string[];
  /** Least nicotine strength in mg/ml. */
  nicotineMin?: number;
  /** Greatest nicotine strength in mg/ml. */
  nicotineMax?: number;
  /** Least volume in ml. */
  volumeMin?: number;
  /** Greatest volume in ml. */
  volumeMax?: number;
  /** Least puffs. */
  puffsMin?: number;
  /** Most puffs. */
  puffsMax?: number;
  /** `true`: only products that can be ordered now. */
  inStock?: boolean;
  /** Shows `storePrice`, to guests too: `dealer` or `agent` for the pages of dealers and agents in general, `dealer:{id}`
    for one dealer's own store. */
  store?: string;
};
export type PreviewPricesApiResponse =
  /** status 200 The prices. */ PricePreviewResponse;
export type PreviewPricesApiArg = {
  pricePreviewRequest: PricePreviewRequest;
};
export type GetProductApiResponse =
  /** status 200 The product. */ ProductDetailsResponse;
export type GetProductApiArg = {
  /** The product. */
  id: number;
  /** Shows `storePrice`, to guests too: `dealer` or `agent` for the pages of dealers and agents in general, `dealer:{id}`
    for one dealer's own store. */
  store?: string;
};
export type UpdateProductApiResponse =
  /** status 200 The product as it is now. */ ProductDetailsResponse;
export type UpdateProductApiArg = {
  /** The product. */
  id: number;
  productRequest: ProductRequest;
};
export type ListCostHistoryApiResponse =
  /** status 200 What it cost. */ CostResponse[];
export type ListCostHistoryApiArg = {
  /** The product. */
  id: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type DeleteProductApiResponse =
  /** status 200 What became of it. */ DeleteProductResponse;
export type DeleteProductApiArg = {
  /** The product. */
  id: number;
};
export type RestoreProductApiResponse =
  /** status 200 The product. */ ProductDetailsResponse;
export type RestoreProductApiArg = {
  /** The product. */
  id: number;
};
export type SetStockApiResponse =
  /** status 200 The product with its new stock. */ ProductResponse;
export type SetStockApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string | null;
  /** The product. */
  id: number;
  setStockRequest: SetStockRequest;
};
export type HasTransactionsApiResponse =
  /** status 200 Whether it has any. */ HasTransactionsResponse;
export type HasTransactionsApiArg = {
  /** The product. */
  id: number;
};
export type ListPurchaseOrdersApiResponse =
  /** status 200 Purchase orders. */ PurchaseOrderResponse[];
export type ListPurchaseOrdersApiArg = {
  /** Only where they stand so. */
  state?: PurchaseStateName;
  /** Only from this supplier. */
  supplierId?: number;
  /** The beginning of the number, without case. */
  q?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CreatePurchaseOrdersApiResponse =
  /** status 201 The drafts, by supplier. */ PurchaseOrderDetailsResponse[];
export type CreatePurchaseOrdersApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  purchaseOrdersRequest: PurchaseOrdersRequest;
};
export type GetPurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type GetPurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
};
export type UpdatePurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type UpdatePurchaseOrderApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string | null;
  /** The purchase order. */
  id: number;
  purchaseChangeRequest: PurchaseChangeRequest;
};
export type ApprovePurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type ApprovePurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  purchaseStepRequest: PurchaseStepRequest;
};
export type CancelPurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type CancelPurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  purchaseStepRequest: PurchaseStepRequest;
};
export type ClosePurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type ClosePurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  purchaseStepRequest: PurchaseStepRequest;
};
export type ReceivePurchaseOrderApiResponse =
  /** status 201 The purchase order. */ PurchaseOrderDetailsResponse;
export type ReceivePurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  receiptRequest: ReceiptRequest;
};
export type SendPurchaseOrderApiResponse =
  /** status 200 The purchase order. */ PurchaseOrderDetailsResponse;
export type SendPurchaseOrderApiArg = {
  /** The purchase order. */
  id: number;
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  sendPurchaseRequest: SendPurchaseRequest;
};
export type GetPurchaseSuggestionsApiResponse =
  /** status 200 Products to be ordered. */ SuggestionResponse[];
export type GetPurchaseSuggestionsApiArg = {
  /** Only what this supplier sells, at its terms. */
  supplierId?: number;
  /** Part of name or SKU, without case. */
  q?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CheckReferralApiResponse =
  /** status 200 It is. */ ReferralCheckResponse;
export type CheckReferralApiArg = {
  /** The code */
  code: string;
};
export type ListRegionsApiResponse =
  /** status 200 The table. */ RegionsResponse;
export type ListRegionsApiArg = void;
export type SetRegionsApiResponse =
  /** status 200 The table. */ RegionsResponse;
export type SetRegionsApiArg = {
  setRegionsRequest: SetRegionsRequest;
};
export type ListRegionMembersApiResponse =
  /** status 200 The people. */ RegionMemberResponse[];
export type ListRegionMembersApiArg = {
  /** The region. */
  region: "usa" | "canada" | "europe" | "asia";
  /** Whose role; dealers when left out. */
  role?: "dealer" | "agent" | "sub-agent";
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ListReturnsApiResponse =
  /** status 200 Returns. */ ReturnResponse[];
export type ListReturnsApiArg = {
  /** Only this state. */
  state?: ReturnStateName;
  /** Only of this order. */
  orderId?: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetReturnApiResponse = /** status 200 The return. */ ReturnResponse;
export type GetReturnApiArg = {
  /** The return. */
  id: number;
};
export type ApproveReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type ApproveReturnApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  answerReturnRequest: AnswerReturnRequest;
};
export type CloseReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type CloseReturnApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  answerReturnRequest: AnswerReturnRequest;
};
export type ReceiveReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type ReceiveReturnApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  receiveReturnRequest: ReceiveReturnRequest;
};
export type RejectReturnApiResponse =
  /** status 200 The return as it is now. */ ReturnResponse;
export type RejectReturnApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  /** The return. */
  id: number;
  answerReturnRequest: AnswerReturnRequest;
};
export type SearchApiResponse =
  /** status 200 What was found, kind by kind. */ SearchResponse;
export type SearchApiArg = {
  /** A name, SKU or number, or a part of it: what the lists of each kind find by their `q`, an order by its number, a
    delivery note, credit note, return or purchase order by its number or the end of it (`RMA-2026-000042`, `RMA-42`,
    `42` of this year), a parcel by its tracking number. Blank text finds nothing. */
  q?: string;
  /** Most things of each kind. */
  limit?: number;
};
export type GetSearchSynonymsApiResponse =
  /** status 200 The table. */ SearchSynonymsResponse;
export type GetSearchSynonymsApiArg = void;
export type SetSearchSynonymsApiResponse =
  /** status 200 The table. */ SearchSynonymsResponse;
export type SetSearchSynonymsApiArg = {
  setSearchSynonymsRequest: SetSearchSynonymsRequest;
};
export type ListSettingsApiResponse =
  /** status 200 The settings. */ SettingResponse[];
export type ListSettingsApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type UpdateSettingsApiResponse =
  /** status 200 All settings as they are now. */ SettingResponse[];
export type UpdateSettingsApiArg = {
  updateSettingsRequest: UpdateSettingsRequest;
};
export type GetCompanyLogoApiResponse =
  /** status 200 The logo. */ CompanyLogoResponse;
export type GetCompanyLogoApiArg = void;
export type SetCompanyLogoApiResponse =
  /** status 200 The logo as it is now. */ CompanyLogoResponse;
export type SetCompanyLogoApiArg = {
  setCompanyLogoRequest: SetCompanyLogoRequest;
};
export type ListSettingsHistoryApiResponse =
  /** status 200 The changes. */ SettingEntryResponse[];
export type ListSettingsHistoryApiArg = {
  /** Only changes of this setting. */
  key?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetPublicSettingsApiResponse =
  /** status 200 The settings. */ PublicSettingsResponse;
export type GetPublicSettingsApiArg = void;
export type ListStockCountsApiResponse =
  /** status 200 Stock counts. */ StockCountResponse[];
export type ListStockCountsApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type PostStockCountApiResponse =
  /** status 201 The count. */ StockCountDetailsResponse;
export type PostStockCountApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  stockCountRequest: StockCountRequest;
};
export type PreviewStockCountApiResponse =
  /** status 200 The lines in their order. */ StockCountPreviewLine[];
export type PreviewStockCountApiArg = {
  stockCountRequest: StockCountRequest;
};
export type GetStockCountApiResponse =
  /** status 200 The count. */ StockCountDetailsResponse;
export type GetStockCountApiArg = {
  /** The count. */
  id: number;
};
export type ListStockUpdatesApiResponse =
  /** status 200 Stock updates. */ StockUpdateResponse[];
export type ListStockUpdatesApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetDealerStoreApiResponse =
  /** status 200 The store. */ DealerStoreResponse;
export type GetDealerStoreApiArg = {
  /** The dealer. */
  id: number;
};
export type ListSuppliersApiResponse =
  /** status 200 Suppliers. */ SupplierResponse[];
export type ListSuppliersApiArg = {
  /** Part of name, contact or email, without case. */
  q?: string;
  /** Only those that are ordered from, or only others. */
  isActive?: boolean;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type AddSupplierApiResponse =
  /** status 201 The supplier. */ SupplierDetailsResponse;
export type AddSupplierApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  supplierRequest: SupplierRequest;
};
export type GetSupplierApiResponse =
  /** status 200 The supplier. */ SupplierDetailsResponse;
export type GetSupplierApiArg = {
  /** The supplier. */
  id: number;
};
export type UpdateSupplierApiResponse =
  /** status 200 The supplier. */ SupplierDetailsResponse;
export type UpdateSupplierApiArg = {
  /** The supplier. */
  id: number;
  supplierChangeRequest: SupplierChangeRequest;
};
export type SetSupplierProductsApiResponse =
  /** status 200 The supplier. */ SupplierDetailsResponse;
export type SetSupplierProductsApiArg = {
  /** The supplier. */
  id: number;
  supplierProductsRequest: SupplierProductsRequest;
};
export type GetSystemApiResponse = /** status 200 The system. */ SystemResponse;
export type GetSystemApiArg = void;
export type TestLoginApiResponse =
  /** status 200 Signed in; the session cookie is set. */ AccountResponse;
export type TestLoginApiArg = {
  signInRequest: SignInRequest;
};
export type ListTokensApiResponse =
  /** status 200 The tokens, without their keys. */ TokenResponse[];
export type ListTokensApiArg = {
  /** Whose; one's own when left out. Only the admin sees other people's. */
  userId?: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CreateTokenApiResponse =
  /** status 201 The token with its key. */ NewTokenResponse;
export type CreateTokenApiArg = {
  createTokenRequest: CreateTokenRequest;
};
export type RevokeTokenApiResponse = unknown;
export type RevokeTokenApiArg = {
  /** The token */
  id: number;
};
export type ListActivityApiResponse =
  /** status 200 The entries. */ ActivityResponse[];
export type ListActivityApiArg = {
  /** Only what this user did, and what others did about their account. */
  userId?: number;
  /** Only these actions, such as `login`, `logout` or `approval`; may be repeated. */
  action?: string[];
  /** From this time (RFC 3339) or day of the business (`2026-01-31`) on. */
  from?: string;
  /** Before this time, or to the end of this day of the business. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type RecordActivityApiResponse =
  /** status 200 Accepted. */ MessageResponse;
export type RecordActivityApiArg = {
  recordActivityRequest: RecordActivityRequest;
};
export type ListUsersApiResponse =
  /** status 200 The accounts. */ UserResponse[];
export type ListUsersApiArg = {
  /** Only this role. */
  role?: string;
  /** Only `pending`, `approved` or `rejected` ones. */
  verificationStatus?: string;
  /** Only active or only inactive ones. */
  isActive?: boolean;
  /** Only those this user referred. */
  referredBy?: number;
  /** Part of a name, username, company or email, without regard to case. */
  q?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type ListPendingUsersApiResponse =
  /** status 200 The accounts. */ UserResponse[];
export type ListPendingUsersApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetUserApiResponse = /** status 200 The account. */ UserResponse;
export type GetUserApiArg = {
  /** The account */
  id: number;
};
export type UpdateUserApiResponse =
  /** status 200 The account as it is now. */ UserEnvelope;
export type UpdateUserApiArg = {
  /** One's own account */
  id: number;
  updateUserRequest: UpdateUserRequest;
};
export type ActivateUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ActivateUserApiArg = {
  /** The account */
  id: number;
};
export type ApproveUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ApproveUserApiArg = {
  /** The account */
  id: number;
};
export type DeactivateUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type DeactivateUserApiArg = {
  /** The account */
  id: number;
  body: DeactivateRequest | null;
};
export type ListUserDocumentsApiResponse =
  /** status 200 The documents. */ DocumentResponse[];
export type ListUserDocumentsApiArg = {
  /** The account */
  id: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type UploadDocumentApiResponse =
  /** status 201 The document. */ DocumentResponse;
export type UploadDocumentApiArg = {
  /** The account */
  id: number;
  uploadDocumentRequest: UploadDocumentRequest;
};
export type RejectUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type RejectUserApiArg = {
  /** The account */
  id: number;
  rejectRequest: RejectRequest;
};
export type ReopenUserApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ReopenUserApiArg = {
  /** The account */
  id: number;
};
export type ChangeUserRoleApiResponse =
  /** status 200 The account as it is now. */ AccountResponse;
export type ChangeUserRoleApiArg = {
  /** The account */
  id: number;
  roleChangeRequest: RoleChangeRequest;
};
export type GetRoleChoicesApiResponse =
  /** status 200 What can be chosen now. */ RoleChoicesResponse;
export type GetRoleChoicesApiArg = {
  /** The account */
  id: number;
};
export type ListUserSessionsApiResponse =
  /** status 200 The live sessions. */ SessionResponse[];
export type ListUserSessionsApiArg = {
  /** The account */
  id: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type RevokeUserSessionsApiResponse = unknown;
export type RevokeUserSessionsApiArg = {
  /** The account */
  id: number;
};
export type RevokeUserSessionApiResponse = unknown;
export type RevokeUserSessionApiArg = {
  /** The account */
  id: number;
  /** The session */
  sessionId: number;
};
export type GetVerificationCaseApiResponse =
  /** status 200 The verification. */ VerificationCaseResponse;
export type GetVerificationCaseApiArg = {
  /** The account */
  id: number;
};
export type BeginViewAsApiResponse =
  /** status 200 The account whose pages are shown from now on. */ MeResponse;
export type BeginViewAsApiArg = {
  /** The account */
  id: number;
};
export type ListVerificationCasesApiResponse =
  /** status 200 The verifications. */ VerificationSummaryResponse[];
export type ListVerificationCasesApiArg = {
  /** Only `pending`, `approved` or `rejected` ones. */
  status?: string;
  /** Only this role. */
  role?: string;
  /** Only accounts that came in at least so many days ago. */
  olderThanDays?: number;
  /** Only those with documents nobody has reviewed, such as one that an approved dealer has renewed. */
  needsReview?: boolean;
  /** Part of a name, username, company or email, without regard to case. */
  q?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type EndViewAsApiResponse = unknown;
export type EndViewAsApiArg = void;
export type AssignCourierApiResponse =
  /** status 200 What changed. */ CourierAssignment;
export type AssignCourierApiArg = {
  assignCourierRequest: AssignCourierRequest;
};
export type GetWarehouseFiguresApiResponse =
  /** status 200 The counters. */ WarehouseFiguresResponse;
export type GetWarehouseFiguresApiArg = void;
export type ListWarehouseOrdersApiResponse =
  /** status 200 Orders. */ OrderResponse[];
export type ListWarehouseOrdersApiArg = {
  /** Only this status. */
  status?: OrderStatusName;
  /** Only paid or only unpaid ones. */
  paymentStatus?: PaymentStatusName;
  /** Only requests for quotation whose offer was not accepted (`true`), or only orders with lines (`false`). */
  isQuote?: boolean;
  /** Only orders that figures of sales count (`true`): neither cancelled nor requests for quotation; or only the others (`false`). */
  isTrade?: boolean;
  /** Only orders that are open (`true`): those that count in figures of sales and whose goods have not arrived; or only the
    others (`false`). */
  isOpen?: boolean;
  /** Only orders whose quotation stands there. */
  quoteState?: QuoteStateName;
  /** Only those this courier carries. */
  courier?: CourierName;
  /** Only this buyer, of the orders the caller may see. */
  customerId?: number;
  /** Only this seller, of the orders the caller may see. */
  sellerId?: number;
  /** Only those this agent or sub-agent referred. */
  agentId?: number;
  /** Only those that came in this way. */
  channel?: string;
  /** Only those whose buyer was in this region when they ordered. */
  region?: "usa" | "canada" | "europe" | "asia";
  /** Only those whose buyer had this role when they ordered. */
  buyerRole?:
    | "admin"
    | "manufacturer"
    | "wholesaler"
    | "dealer"
    | "agent"
    | "sub-agent"
    | "customer"
    | "employee"
    | "warehouse";
  /** Only those with a line of this product. */
  productId?: number;
  /** Only those with a line of a product that was in this category when it was ordered. */
  category?: string;
  /** Part of the buyer's name, the beginning of the tracking, receipt or invoice number or of one of its parts (of
    `INV-2026-000042` also `2026-000042` and `000042`), or the order's number. */
  q?: string;
  /** From this day of the business or this time on. */
  from?: string;
  /** Up to this day of the business, or before this time. */
  to?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type UpdateWarehouseOrderApiResponse =
  /** status 200 The order as it is now. */ OrderResponse;
export type UpdateWarehouseOrderApiArg = {
  /** The same key and body gives the first answer again; another body is refused with 422. */
  "Idempotency-Key"?: string;
  updateWarehouseOrderRequest: UpdateWarehouseOrderRequest;
};
export type ListWarehouseReportsApiResponse =
  /** status 200 The reports. */ WarehouseReportResponse[];
export type ListWarehouseReportsApiArg = {
  /** Only this order's. */
  orderId?: number;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type AddWarehouseReportApiResponse =
  /** status 201 The report. */ WarehouseReportResponse;
export type AddWarehouseReportApiArg = {
  addWarehouseReportRequest: AddWarehouseReportRequest;
};
export type GetWebhookDeliveryApiResponse =
  /** status 200 The delivery. */ DeliveryDetailsResponse;
export type GetWebhookDeliveryApiArg = {
  /** The delivery */
  id: number;
};
export type ResendWebhookDeliveryApiResponse =
  /** status 202 The delivery, which is on its way. */ DeliveryResponse;
export type ResendWebhookDeliveryApiArg = {
  /** The delivery */
  id: number;
};
export type ListWebhooksApiResponse =
  /** status 200 The webhooks, without their secrets. */ WebhookResponse[];
export type ListWebhooksApiArg = {
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type CreateWebhookApiResponse =
  /** status 201 The webhook with its secret. */ WebhookWithSecretResponse;
export type CreateWebhookApiArg = {
  createWebhookRequest: CreateWebhookRequest;
};
export type GetWebhookApiResponse =
  /** status 200 The webhook, without its secret. */ WebhookResponse;
export type GetWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type UpdateWebhookApiResponse =
  /** status 200 The webhook. */ WebhookResponse;
export type UpdateWebhookApiArg = {
  /** The webhook */
  id: number;
  updateWebhookRequest: UpdateWebhookRequest;
};
export type ListWebhookDeliveriesApiResponse =
  /** status 200 The deliveries, without their texts. */ DeliveryResponse[];
export type ListWebhookDeliveriesApiArg = {
  /** The webhook */
  id: number;
  /** Only `pending`, `delivered` or `failed` ones. */
  state?: string;
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type EnableWebhookApiResponse =
  /** status 200 The webhook. */ WebhookResponse;
export type EnableWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type RotateWebhookSecretApiResponse =
  /** status 200 The webhook with its new secret. */ WebhookWithSecretResponse;
export type RotateWebhookSecretApiArg = {
  /** The webhook */
  id: number;
};
export type TestWebhookApiResponse =
  /** status 202 The delivery, which is on its way. */ DeliveryResponse;
export type TestWebhookApiArg = {
  /** The webhook */
  id: number;
};
export type ListPriceChangesApiResponse =
  /** status 200 The changes without their prices. */ PriceChangeResponse[];
export type ListPriceChangesApiArg = {
  /** Only this audience's. */
  audience?: "dealer" | "agent";
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type GetPriceChangeApiResponse =
  /** status 200 The change. */ PriceChangeDetailsResponse;
export type GetPriceChangeApiArg = {
  /** The change. */
  id: number;
};
export type UndoPriceChangeApiResponse =
  /** status 200 The change that undoes it. */ PriceChangeDetailsResponse;
export type UndoPriceChangeApiArg = {
  /** The change to undo. */
  id: number;
};
export type GetWholesalerPricesApiResponse =
  /** status 200 Products with their prices. */ WholesalerPriceResponse[];
export type GetWholesalerPricesApiArg = {
  /** Whose prices. */
  audience: "dealer" | "agent";
  /** Words of name, category, SKU or description; all must occur. */
  q?: string;
  /** This category exactly. */
  category?: string;
  /** Only the prices of this region. */
  region?: "usa" | "canada" | "europe" | "asia";
  /** Most items in the answer. */
  limit?: number;
  /** Where to go on, from the `Link` header. */
  cursor?: string;
};
export type SetWholesalerPricesApiResponse =
  /** status 200 The change. */ PriceChangeDetailsResponse;
export type SetWholesalerPricesApiArg = {
  setWholesalerPricesRequest: SetWholesalerPricesRequest;
};
export type CheckWholesalerPricesApiResponse =
  /** status 200 The prices to check. */ FlaggedPriceResponse[];
export type CheckWholesalerPricesApiArg = {
  setWholesalerPricesRequest: SetWholesalerPricesRequest;
};
export type PreviewWholesalerPricesApiResponse =
  /** status 200 The prices by product and region. */ WholesalerPricePreview[];
export type PreviewWholesalerPricesApiArg = {
  previewWholesalerPricesRequest: PreviewWholesalerPricesRequest;
};
export type PreviewPriceFileApiResponse =
  /** status 200 What changes, and what is at fault; prices that stay are left out. */ WholesalerPricePreview[];
export type PreviewPriceFileApiArg = {
  priceFileForm: PriceFileForm;
};
export type GetTeamFiguresApiResponse =
  /** status 200 The figures. */ TeamFiguresResponse;
export type GetTeamFiguresApiArg = void;
export type HealthLiveApiResponse = /** status 200 It runs. */ Health;
export type HealthLiveApiArg = void;
export type HealthReadyApiResponse =
  /** status 200 Requests can be served. */ Health;
export type HealthReadyApiArg = void;
export type AddressResponse = {
  /** City. */
  city: string;
  /** Country. */
  country: string;
  /** Identity. */
  id: number;
  /** Whether it is offered first. */
  isDefault: boolean;
  /** The buyer's name for it. */
  label?: string | null;
  /** Street and number. */
  line1: string;
  /** Floor, unit, building. */
  line2?: string | null;
  /** Whom the carrier calls. */
  phone?: string | null;
  /** Postal code. */
  postalCode?: string | null;
  /** Who receives. */
  recipient: string;
  /** State or province. */
  state?: string | null;
};
export type ProblemField = {
  /** What is there now, where the field says what was there before (409); absent where there is nothing any more. */
  current?: string | null;
  /** The field as the request names it; nested ones as `items[0].quantity`. */
  field: string;
  /** A sentence to show beside the input. */
  message: string;
};
export type Problem = {
  /** A sentence for the person who sees it. */
  detail: string;
  /** The same text as `detail`, for older clients. */
  error: string;
  /** Fields at fault; empty when none is. */
  errors: ProblemField[];
  /** The sign-in page of this account, of somebody with the right password at another one. */
  portal?: string | null;
  /** Name this when you ask for help; it is also in the `x-request-id` header. */
  requestId: string;
  /** The HTTP status. */
  status: number;
  /** The status in words. */
  title: string;
  /** A URI for the kind of problem; `about:blank` when the status says it all. `urn:tierway:problem:idempotency-key-reused`:
    the `Idempotency-Key` was used for another request before. `urn:tierway:problem:view-as-read-only` and
    `urn:tierway:problem:view-as-over`: the session shows the pages of somebody else, where nothing can be changed, or
    did until now. */
  type: string;
};
export type AddressRequest = {
  /** City, at most 60 characters. */
  city: string | null;
  /** Country, at most 56 characters. */
  country: string | null;
  /** On a change, what you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** Whether it is to be offered first. */
  isDefault?: boolean;
  /** The buyer's name for it, at most 40 characters. */
  label?: string | null;
  /** Street and number, at most 90 characters. */
  line1: string | null;
  /** Floor, unit, building, at most 90 characters. */
  line2?: string | null;
  /** Whom the carrier calls, at most 30 characters. */
  phone?: string | null;
  /** Postal code, at most 16 characters. */
  postalCode?: string | null;
  /** Who receives, at most 80 characters. */
  recipient: string | null;
  /** State or province, at most 50 characters. */
  state?: string | null;
};
export type DocumentName =
  | "businessLicense"
  | "bankStatement"
  | "shopPhotos"
  | "idDocument"
  | "walletProof"
  | "employmentLetter";
export type RoleName =
  | "admin"
  | "manufacturer"
  | "wholesaler"
  | "dealer"
  | "agent"
  | "sub-agent"
  | "customer"
  | "employee"
  | "warehouse";
export type VerificationStatus = "pending" | "approved" | "rejected";
export type UserResponse = {
  /** Whether the day of birth is known; it was checked against the minimum age then. */
  ageConfirmed?: boolean | null;
  /** Day of birth; for the person, the admin and the owner company only. */
  birthDate?: string | null;
  /** A manufacturer's business type. */
  businessType?: string | null;
  /** Postal address of the company. */
  companyAddress?: string | null;
  /** Company. */
  companyName?: string | null;
  /** Country. */
  country?: string | null;
  /** When they registered. */
  createdAt: string;
  /** A dealer's own licence or membership number. */
  dealerId?: string | null;
  /** An employee's department. */
  department?: string | null;
  /** What the company does. */
  description?: string | null;
  /** Where a wholesaler distributes. */
  distributionRegions?: string | null;
  /** Address for mail, unique without regard to case. */
  email?: string | null;
  /** The company's own number for an employee. */
  employeeId?: string | null;
  /** Given name. */
  firstName: string;
  /** First and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** Whether they may sign in. */
  isActive?: boolean | null;
  /** Whether one of those is missing without which the account cannot be approved. */
  lacksRequiredDocuments?: boolean | null;
  /** Family name. */
  lastName: string;
  /** Documents of the role that were not handed in. */
  missingDocuments?: DocumentName[] | null;
  /** Telephone number. */
  phone?: string | null;
  /** The same number under the name some older screens read. */
  phoneNumber?: string | null;
  /** An employee's position. */
  position?: string | null;
  /** Own referral code; agents and sub-agents only. */
  referralCode?: string | null;
  /** Who referred them. */
  referredBy?: number | null;
  /** Why they were rejected. */
  rejectionReason?: string | null;
  /** What they are. */
  role: RoleName;
  /** When they accepted them. */
  termsAcceptedAt?: string | null;
  /** The version of the terms they accepted. */
  termsVersion?: string | null;
  /** Name to sign in with, unique without regard to case. */
  username: string;
  verificationStatus?: VerificationStatus | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type AccountResponse = {
  /** A sentence for the toast. */
  message: string;
  /** The account. */
  user: UserResponse;
};
export type AdminRegistrationRequest = {
  /** Repetition of the password; may be left out. */
  confirmPassword?: string | null;
  /** Address for mail. */
  email: string;
  /** Given name. */
  firstName: string;
  /** Family name. */
  lastName: string;
  /** 6 to 128 characters; for admin, manufacturers and employees at least 10 (setting), and none of the common ones. */
  password: string;
  /** `admin` or left out; anything else is refused. */
  role?: string | null;
  /** The code that the server printed when it started; not needed on the machine itself. */
  setupCode?: string | null;
  /** Name to sign in with. */
  username: string;
};
export type ReferralResponse = {
  /** The link as a QR code, an image in a `data:` URL. */
  qrCodeData: string;
  /** The code. */
  referralCode: string;
  /** The registration page with the code filled in. */
  referralLink: string;
};
export type WireMoney = string;
export type CohortMonthResponse = {
  /** How many of them ordered. */
  customers: number;
  /** How many orders. */
  orders: number;
  /** Goods, less what of them was refunded. */
  revenue: WireMoney;
  /** The first day of the month. */
  start: string;
};
export type CohortResponse = {
  /** How many registered. */
  customers: number;
  /** The first day of the month of the business. */
  month: string;
  /** What they bought, month by month from then until now, months without orders too. */
  months: CohortMonthResponse[];
  /** How many of them have ordered since. */
  ordered: number;
};
export type OrderSteps = {
  /** Cancelled. */
  cancelled: number;
  /** Delivered or completed. */
  delivered: number;
  /** Paid and not cancelled. */
  paid: number;
  /** Placed, requests for quotation left out. */
  placed: number;
};
export type QuotationSteps = {
  /** Accepted. */
  accepted: number;
  /** Asked for. */
  asked: number;
  /** Answered with an offer. */
  offered: number;
};
export type RegistrationSteps = {
  /** Has an order that was not cancelled. */
  ordered: number;
  /** Registered. */
  registered: number;
  /** The role. */
  role: RoleName;
};
export type ConversionResponse = {
  /** The first day, of the business. */
  from: string;
  /** What was placed in this time. */
  orders: OrderSteps;
  /** What was asked for in this time. */
  quotations: QuotationSteps;
  /** Who registered in this time, by role; roles without any are left out. */
  registrations: RegistrationSteps[];
  /** The last day. */
  to: string;
};
export type MetricsResponse = {
  /** Active agents and sub-agents. */
  activeAgents: number;
  /** Orders that wait for the first step. */
  pendingOrders: number;
  /** What was paid for orders that are not cancelled, with tax and shipping, less refunds. */
  received: WireMoney;
  /** Goods of all orders that were neither cancelled nor are requests for quotation, without tax and shipping, less what
    of the goods was refunded: the revenue of all days of `GET /api/analytics/sales`. */
  totalRevenue: WireMoney;
  /** Accounts. */
  totalUsers: number;
};
export type ProductionProduct = {
  /** Its name now. */
  name: string;
  /** Came in from production. */
  produced: number;
  /** The product. */
  productId: number;
  /** Went out damaged or expired. */
  scrapped: number;
  /** Its SKU now. */
  sku: string;
};
export type ProductionPoint = {
  /** Came in from production. */
  produced: number;
  /** Went out damaged or expired. */
  scrapped: number;
  /** Went out sold. */
  shipped: number;
  /** Its first day. */
  start: string;
};
export type ProductionResponse = {
  /** Came in from production. */
  produced: number;
  /** The ten products of which most was produced. */
  products: ProductionProduct[];
  /** Scrapped pieces of produced ones, 0.007 for 0.7 %; absent when nothing was produced. */
  scrapRate?: number | null;
  /** Went out damaged or expired. */
  scrapped: number;
  /** Points without gaps. */
  series: ProductionPoint[];
  /** Went out sold. */
  shipped: number;
};
export type SalesFigures = {
  /** Revenue of one order, rounded to cents; `0.00` without orders. */
  averageOrder: WireMoney;
  /** What the pieces cost when they were sold, but for those that came back to the shelf. */
  cost: WireMoney;
  /** Revenue less cost; below zero when they were sold at a loss. */
  margin: WireMoney;
  /** Orders; of a product or category, those that hold some of it. */
  orders: number;
  /** What of the goods was refunded. */
  refunds: WireMoney;
  /** Goods without tax and shipping, less what of them was refunded. */
  revenue: WireMoney;
  /** Pieces. */
  units: number;
};
export type SalesGroupResponse = SalesFigures & {
  /** What the group is by: a name of a channel, region, role or category, or the id of a dealer, agent or product. Absent
    for what belongs to none, such as the company's own store. */
  key?: string | null;
  /** Its name now. */
  label: string;
  previous?: SalesFigures | null;
};
export type SalesPoint = SalesFigures & {
  /** Its first day. */
  start: string;
};
export type BucketName = "day" | "week" | "month";
export type SalesResponse = {
  /** The first day, of the business. */
  from: string;
  /** How many groups there are. */
  groupCount: number;
  /** The groups, the largest revenue first; 200 at most. Empty when none were asked for. */
  groups: SalesGroupResponse[];
  previous?: SalesFigures | null;
  /** The first day of the time before; this and the following only when it was asked for. */
  previousFrom?: string | null;
  /** Its points. */
  previousSeries?: SalesPoint[] | null;
  /** Its last day. */
  previousTo?: string | null;
  /** Points without gaps. The first and last may begin before and end after the time, but count only its days. */
  series: SalesPoint[];
  /** How long one point of the series is. */
  step: BucketName;
  /** The last day. */
  to: string;
  /** All days together. */
  total: SalesFigures;
};
export type StockTurnFigures = {
  /** What the stock was worth on average, at what its pieces cost now. */
  averageStock: WireMoney;
  /** What it is worth at the end. */
  closingStock: WireMoney;
  /** What the sold pieces cost when they were sold. */
  costOfGoods: WireMoney;
  /** For how many days the stock at the end lasts if as much is sold as in these days; absent when nothing was sold. */
  daysOfStock?: number | null;
  /** How many times the average stock was sold; absent without stock. */
  turns?: number | null;
};
export type ProductTurnsResponse = StockTurnFigures & {
  /** Its name now. */
  name: string;
  /** The product. */
  productId: number;
  /** Its SKU now. */
  sku: string;
};
export type StockTurnsResponse = {
  /** How many days. */
  days: number;
  /** The first day, of the business. */
  from: string;
  /** How many products were there or were sold. */
  productCount: number;
  /** The products, the largest cost of goods first; 200 at most. */
  products: ProductTurnsResponse[];
  /** The last day. */
  to: string;
  /** All products together. */
  whole: StockTurnFigures;
};
export type OrderStatusName =
  | "pending"
  | "paid"
  | "processing"
  | "ready"
  | "shipped"
  | "delivered"
  | "completed"
  | "cancelled";
export type TradeStatus = {
  /** How many. */
  orders: number;
  /** The status. */
  status: OrderStatusName;
};
export type TradePoint = {
  /** What they are worth. */
  amount: WireMoney;
  /** Orders. */
  orders: number;
  /** Its first day. */
  start: string;
  /** Pieces. */
  units: number;
};
export type TradeProduct = {
  /** Sum of the lines. */
  amount: WireMoney;
  /** Its name now. */
  name: string;
  /** The product. */
  productId: number;
  /** Its SKU now. */
  sku: string;
  /** Pieces. */
  units: number;
};
export type TradeResponse = {
  /** Revenue of one order, rounded to cents; `0.00` without orders. */
  average: WireMoney;
  /** Orders by status, the cancelled ones too; statuses without orders are left out. */
  byStatus: TradeStatus[];
  cost?: WireMoney | null;
  margin?: WireMoney | null;
  /** Orders. */
  orders: number;
  /** As a buyer the totals of the orders, as a seller the goods of those that were placed in the store. */
  revenue: WireMoney;
  /** Points without gaps. */
  series: TradePoint[];
  /** The ten products with the largest amounts. */
  topProducts: TradeProduct[];
  /** Pieces in them. */
  units: number;
};
export type PriceAudience = "dealer" | "agent";
export type PriceChangeResponse = {
  /** Who set them. */
  actorName?: string | null;
  /** Whose prices. */
  audience: PriceAudience;
  /** How many prices. */
  cellCount: number;
  /** When it was made. */
  createdAt: string;
  /** From when on they count. */
  effectiveFrom: string;
  /** Identity. */
  id: number;
  /** Why. */
  note?: string | null;
  /** The change it undoes. */
  undoes?: number | null;
  /** The change that undid it. */
  undoneBy?: number | null;
};
export type MonthTrade = {
  /** Orders this month. */
  orders: number;
  /** Orders in the month before. */
  ordersBefore: number;
  /** Sum of their goods. */
  revenue: WireMoney;
  /** Sum of their goods. */
  revenueBefore: WireMoney;
};
export type RegionName = "usa" | "canada" | "europe" | "asia";
export type RegionFiguresResponse = {
  /** What agents and sub-agents bought. */
  agentTrade: MonthTrade;
  /** Active, approved agents and sub-agents. */
  agents: number;
  /** What dealers bought. */
  dealerTrade: MonthTrade;
  /** Active, approved dealers. */
  dealers: number;
  region?: RegionName | null;
};
export type UnpricedProducts = {
  /** For whom. */
  audience: PriceAudience;
  /** How many. */
  products: number;
  /** Where. */
  region: RegionName;
};
export type WholesalerFiguresResponse = {
  /** The first day of this month, by the clocks of the business. */
  month: string;
  /** The first day of the month before. */
  monthBefore: string;
  /** The five newest changes of prices. */
  newestChanges: PriceChangeResponse[];
  /** Products that are sold. */
  products: number;
  /** The four regions, then, without `region`, those whose profile names no place of them. */
  regions: RegionFiguresResponse[];
  /** For each audience and region how many of them have no price of their own there; the base price counts. */
  unpriced: UnpricedProducts[];
};
export type MessageResponse = {
  /** The sentence. */
  message: string;
};
export type ChangePasswordRequest = {
  /** Repetition of the new password; may be left out. */
  confirmPassword?: string | null;
  /** The password as it is. */
  currentPassword: string;
  /** Whether the account's API tokens and webhooks stay. Left out, tokens are revoked and webhooks turned off. */
  keepPrograms?: boolean;
  /** 6 to 128 characters; for admin, manufacturers and employees at least 10 (setting), and none of the common ones. */
  newPassword: string;
};
export type SignInRequest = {
  /** Password. */
  password: string;
  /** The page's role; somebody of another role gets 403 and no session. Left out: any role. */
  portal?: string | null;
  /** Username or email, without regard to case. */
  username: string;
};
export type ViewAsResponse = {
  /** When it is over. */
  until: string;
};
export type MeResponse = UserResponse & {
  viewAs?: ViewAsResponse | null;
};
export type RegisterRequest = {
  /** Whether the terms are accepted; their version and the time are kept. */
  acceptTerms?: boolean | null;
  /** A dealer's bank statement. */
  bankStatement?: string | null;
  /** Day of birth, `YYYY-MM-DD`. May be left out; the account then counts as unconfirmed. */
  birthDate?: string | null;
  /** A dealer's company licence, a `data:` URL of at most 10 MB. */
  businessLicense?: string | null;
  /** Business type; manufacturers. */
  businessType?: string | null;
  /** Postal address of the company; manufacturers. */
  companyAddress?: string | null;
  /** Company; dealers, wholesalers, manufacturers. */
  companyName?: string | null;
  /** Repetition of the password; may be left out. */
  confirmPassword?: string | null;
  /** Country. */
  country?: string | null;
  /** A dealer's own licence or membership number. */
  dealerId?: string | null;
  /** A listed department; employees. */
  department?: string | null;
  /** What the company does; optional. */
  description?: string | null;
  /** Where a wholesaler distributes. */
  distributionRegions?: string | null;
  /** Address for mail. */
  email: string;
  /** The company's own number for an employee; optional. */
  employeeId?: string | null;
  /** An employee's letter. */
  employmentLetter?: string | null;
  /** Given name. */
  firstName: string;
  /** Identity card or passport; agents, sub-agents, employees. */
  idDocument?: string | null;
  /** Family name. */
  lastName: string;
  /** 6 to 128 characters. */
  password: string;
  /** Telephone number; manufacturers. */
  phone?: string | null;
  /** The same under its other name. */
  phoneNumber?: string | null;
  /** A listed position; employees. */
  position?: string | null;
  /** Referral code or number of the referring agent; a sub-agent's is the agent it works under. A number is taken too. */
  referredBy?: string | null;
  /** What to register as: every role but `admin` and `warehouse`. */
  role: string;
  /** Pictures of a dealer's shop, at least one, at most 10. */
  shopPhotos?: string[] | null;
  /** Name to sign in with. */
  username: string;
  /** Accepted and not used: where verification begins, the server decides. */
  verificationStatus?: string | null;
  /** Proof of a digital wallet; agents and sub-agents. */
  walletProof?: string | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type PasswordResetRequest = {
  /** The account's address for mail. */
  email: string;
  /** The account's role. */
  role: string;
};
export type ResetDoneResponse = {
  /** The sentence. */
  message: string;
  /** The account's role, whose sign-in page comes next. */
  role: RoleName;
};
export type ConfirmResetRequest = {
  /** Repetition of the password; may be left out. */
  confirmPassword?: string | null;
  /** Whether the account's API tokens and webhooks stay. Left out, tokens are revoked and webhooks turned off. */
  keepPrograms?: boolean;
  /** 6 to 128 characters; for admin, manufacturers and employees at least 10 (setting), and none of the common ones. */
  password: string;
  /** The link's `token`. */
  token: string;
};
export type SessionResponse = {
  /** When it was opened. */
  createdAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** Identity, for ending it. */
  id: number;
  /** Address it was opened from. */
  ipAddress?: string | null;
  /** Last request, to the minute. */
  lastSeenAt: string;
  /** The browser's own name. */
  userAgent?: string | null;
};
export type BackupResponse = {
  /** Its length. */
  bytes: number;
  /** Of which moment it is. */
  createdAt: string;
  /** Its file name in the server's directory of backups. */
  name: string;
};
export type BackupJobResponse = {
  /** The job that makes it; it stands in the list of jobs. */
  jobId: number;
};
export type TierName = "unit" | "pack" | "bulk";
export type CartQuoteItem = {
  /** Pieces that can still be ordered. */
  available: number;
  /** Its picture for cards. */
  cardImageUrl?: string | null;
  /** The product's name; absent when there is no such product. */
  name?: string | null;
  /** Pieces in all. */
  pieces?: number | null;
  price?: WireMoney | null;
  /** Why it cannot be ordered as it stands. */
  problem?: string | null;
  /** The product. */
  productId: number;
  /** How many of the tier. */
  quantity: number;
  /** Its SKU. */
  sku?: string | null;
  /** How it is bought. */
  tier: TierName;
  /** What the product calls one of the tier; absent when it has no word of its own. */
  tierLabel?: string | null;
  total?: WireMoney | null;
};
export type PriceChange = {
  /** As it was seen. */
  from: WireMoney;
  /** As it is. */
  to: WireMoney;
};
export type CartLineResponse = CartQuoteItem & {
  priceChange?: PriceChange | null;
  seenPrice?: WireMoney | null;
};
export type CartTotals = {
  /** Sum of the lines that can be bought. */
  goodsTotal: WireMoney;
  /** Shipping cost. */
  shippingCost: WireMoney;
  /** Tax. */
  tax: WireMoney;
  /** All together: what an order of this group has to state as `totalAmount`. */
  total: WireMoney;
};
export type CartGroupResponse = {
  /** Whether an order of exactly these lines would be taken now. */
  canOrder: boolean;
  /** The lines. */
  lines: CartLineResponse[];
  /** The dealer; absent: the company itself. */
  sellerId?: number | null;
  /** The dealer's name. */
  sellerName?: string | null;
  /** What those that can be bought cost. */
  totals: CartTotals;
};
export type CartResponse = {
  /** Units, packs and bulks in all, for the badge. */
  count: number;
  /** The lines by seller, the company's own first. Each group is one order. */
  groups: CartGroupResponse[];
  /** Counts changes; 0 before anything was put in. */
  version: number;
};
export type Numeric = string | number;
export type CartLineRequest = {
  productId?: Numeric | null;
  quantity?: Numeric | null;
  sellerId?: Numeric | null;
  tier?: TierName | null;
};
export type ReplaceCartRequest = {
  /** `true`: the buyer has seen today's prices of what is in the cart. */
  acceptPrices?: boolean;
  /** All that is to be in the cart; 200 lines at most. */
  lines: CartLineRequest[] | null;
  /** The version the change was made against; 409 when the cart moved on. */
  version?: number | null;
};
export type MergeCartRequest = {
  /** Its lines. */
  lines?: CartLineRequest[];
};
export type QuickOrderLine = {
  /** Pieces that can still be ordered; absent when it cannot be bought. */
  available?: number | null;
  /** The text of the line. */
  input: string;
  /** Which line of the text, from 1. */
  line: number;
  /** Its name. */
  name?: string | null;
  price?: WireMoney | null;
  /** Why it cannot be put into the cart. */
  problem?: string | null;
  /** The product; absent when there is none. */
  productId?: number | null;
  /** How many; 1 when the line does not say, 0 when it cannot be read. */
  quantity: number;
  /** Its SKU. */
  sku?: string | null;
  /** How it is bought; `unit` when the line does not say. */
  tier: TierName;
};
export type QuickOrderRequest = {
  /** The text, one SKU a line with quantity and tier. */
  text?: string;
};
export type CartQuoteResponse = {
  /** Whether an order of exactly this cart would be taken now. */
  canOrder: boolean;
  /** Sum of the lines that can be bought. */
  goodsTotal: WireMoney;
  /** The lines, equal products and tiers added up. */
  items: CartQuoteItem[];
  /** Shipping cost. */
  shippingCost: WireMoney;
  /** Tax. */
  tax: WireMoney;
  /** All together: what an order of this cart has to state as `totalAmount`. */
  total: WireMoney;
};
export type CartItemRequest = {
  expectedPrice?: Numeric | null;
  productId?: Numeric | null;
  quantity?: Numeric | null;
  tier?: TierName | null;
};
export type QuoteCartRequest = {
  /** The items; equal products and tiers are added up. */
  items?: CartItemRequest[];
  sellerId?: Numeric | null;
};
export type CategoryResponse = {
  /** Products on sale in it. */
  count: number;
  /** The category. */
  name: string;
};
export type CommissionRatesResponse = {
  /** What an agent earns for each full basis amount. */
  agentRate: WireMoney;
  /** Rates are earned once for each full amount of this size. */
  basisAmount: WireMoney;
  /** Days after payment until a commission is approved. */
  holdDays: number;
  /** What a sub-agent earns for each full basis amount. */
  subAgentRate: WireMoney;
};
export type CommissionPlanResponse = CommissionRatesResponse & {
  /** The most an agent gets on top for a month. */
  bonusMaximum: WireMoney;
  /** Percent of a month's approved commissions that an agent gets on top. */
  bonusPercent: number;
  /** When it was made. */
  createdAt: string;
  /** Who made it; absent for the platform itself. */
  createdBy?: number | null;
  /** From when on it counts; the first counts since 1970, from the beginning. */
  effectiveFrom: string;
  /** Identity. */
  id: number;
  /** Whether it counts now. */
  isCurrent: boolean;
  /** Why, for other admins. */
  note?: string | null;
  /** Who is owed less is not paid yet. */
  payoutMinimum: WireMoney;
};
export type CommissionPlanRequest = {
  /** What an agent earns for each full basis amount. */
  agentRate: WireMoney;
  /** Rates are earned once for each full amount of this size. */
  basisAmount: WireMoney;
  /** The most an agent gets on top for a month. */
  bonusMaximum: WireMoney;
  /** Percent of a month's approved commissions that an agent gets on top. */
  bonusPercent: number;
  /** From when on it counts; from now on when left out. */
  effectiveFrom?: string | null;
  /** Days after payment until a commission is approved. */
  holdDays: number;
  /** Why, for other admins. */
  note?: string | null;
  /** Who is owed less is not paid yet. */
  payoutMinimum: WireMoney;
  /** What a sub-agent earns for each full basis amount. */
  subAgentRate: WireMoney;
};
export type CommissionStatusName = "pending" | "approved" | "paid" | "reversed";
export type CommissionResponse = {
  /** The agent's part: what it earns now. */
  agentCommission: WireMoney;
  /** The agent who earns. */
  agentId?: number | null;
  /** The agent's name; for admin and manufacturer. */
  agentName?: string | null;
  /** The caller's own part; both for admin and manufacturer. */
  amount: WireMoney;
  /** The order's goods when it was paid, without tax and shipping. */
  basis: WireMoney;
  /** When it accrued. */
  createdAt: string;
  /** The buyer's name. */
  customerName?: string | null;
  /** Identity. */
  id: number;
  /** When the hold ends. */
  maturesAt: string;
  /** When the order was placed. */
  orderDate?: string | null;
  /** The order. */
  orderId: number;
  orderTotal?: WireMoney | null;
  /** The number of the payout that is to pay it or has; several, with commas, when its parts are in different ones. */
  payoutNumber?: string | null;
  /** The rates it was computed with, frozen at the payment. */
  rates: CommissionRatesResponse;
  remainingBasis?: WireMoney | null;
  /** Where it stands; to an earner, where their own part does. */
  status: CommissionStatusName;
  /** Full basis amounts in the goods that earn. */
  steps: number;
  /** The sub-agent's part: what it earns now. */
  subAgentCommission: WireMoney;
  /** The sub-agent who earns. */
  subAgentId?: number | null;
  /** The sub-agent's name; for admin and manufacturer. */
  subAgentName?: string | null;
};
export type SimulatedPartResponse = {
  /** How much. */
  amount: WireMoney;
  /** Their name. */
  name: string;
  /** `agent` or `sub-agent`. */
  role: string;
  /** Who. */
  userId: number;
};
export type SimulationResponse = {
  /** The goods. */
  basis: WireMoney;
  /** How it is computed, sentence by sentence. */
  explanation: string[];
  /** Who would get what; empty when nobody would. */
  parts: SimulatedPartResponse[];
  /** The rates that would count. */
  plan: CommissionRatesResponse;
  /** Why nobody would get anything. */
  reason?: string | null;
  /** Full basis amounts in them. */
  steps: number;
};
export type SimulationRequest = {
  /** Paid at this time; now when left out. */
  at?: string | null;
  /** Bought by this person. */
  customerId?: number | null;
  goodsTotal?: WireMoney | null;
  /** Or the goods, the buyer and the referrer of this order. */
  orderId?: number | null;
  /** Or by a customer whom this person referred. */
  referrerId?: number | null;
};
export type BonusProgressResponse = {
  /** The bonus it makes so far. */
  amount: WireMoney;
  /** Commissions approved in the month, less what was taken back. */
  basis: WireMoney;
  /** What has to be approved beyond the basis for the most; `"0.00"` once it is reached, or where it never can be. */
  left: WireMoney;
  /** The most it can become. */
  maximum: WireMoney;
  /** The month. */
  month: string;
  /** Percent of the basis. */
  percent: number;
};
export type LastPayoutResponse = {
  /** What the person got. */
  amount: WireMoney;
  /** Identity. */
  id: number;
  /** Its number. */
  number: string;
  /** When. */
  paidAt?: string | null;
};
export type EarningSumsResponse = {
  /** Approved and not yet paid, less what was taken back. */
  approved: WireMoney;
  /** Paid. */
  paid: WireMoney;
  /** In the hold. */
  pending: WireMoney;
  /** Taken back, before or after it was paid. */
  reversed: WireMoney;
};
export type EarningMonthResponse = {
  /** The bonus for it. */
  bonus: WireMoney;
  /** Commissions approved in it, less what was reversed in it. */
  commission: WireMoney;
  /** The month. */
  month: string;
};
export type CommissionSummaryResponse = {
  bonus?: BonusProgressResponse | null;
  lastPayout?: LastPayoutResponse | null;
  /** What was ever earned, by where it stands now. */
  lifetime: EarningSumsResponse;
  /** What was approved in this month less what was reversed in it, by where it stands now. What waits counts in no month. */
  month: EarningSumsResponse;
  /** The least amount that is paid. */
  payoutMinimum: WireMoney;
  /** The last twelve months, oldest first. */
  series: EarningMonthResponse[];
  /** Approved and not yet paid: what the next payout is about. */
  unpaidApproved: WireMoney;
  /** Whose; absent for all together. */
  userId?: number | null;
};
export type ManagedEmployee = {
  /** The company's own number for them. */
  employeeId?: string | null;
  /** Given name. */
  firstName: string;
  /** The account. */
  id: number;
  /** Family name. */
  lastName: string;
};
export type Manager = {
  /** Given name. */
  firstName: string;
  /** The account. */
  id: number;
  /** Family name. */
  lastName: string;
  /** Name to sign in with. */
  username: string;
};
export type ManagementResponse = {
  /** `activate`, `deactivate`, `position` or `access`. */
  action: string;
  /** About whom. */
  employee: ManagedEmployee;
  /** Identity. */
  id: number;
  managedBy?: Manager | null;
  /** Why. */
  reason: string;
  /** When. */
  timestamp: string;
};
export type ManageEmployeeResponse = {
  /** The employee. */
  employee: UserResponse;
  /** A sentence for the toast. */
  message: string;
};
export type ManageEmployeeRequest = {
  /** `warehouse` or `employee`. */
  access?: string | null;
  /** `activate`, `deactivate`, `position` or `access`. */
  action: string;
  /** The department to give with it. */
  department?: string | null;
  /** The employee's account id, or the company's own number for them. */
  employeeId: string;
  /** What you have seen of the employee, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, the decision counts whatever others did meanwhile. */
  expected?: object | null;
  /** The position to give: Manager, Supervisor, Purchaser or a listed one. */
  position?: string | null;
  /** Why; the action's default when left out. */
  reason?: string | null;
};
export type StoreSizeResponse = {
  dealerPrice?: WireMoney | null;
  margin?: WireMoney | null;
  storePrice?: WireMoney | null;
};
export type DealerPriceResponse = {
  bulk?: StoreSizeResponse | null;
  bulkPrice?: WireMoney | null;
  /** What a piece costs in the dealer's store. */
  customPrice: WireMoney;
  dealerPrice?: WireMoney | null;
  /** The price lies outside of the range, which has moved: nobody can buy the product in this store. */
  isBlocked: boolean;
  margin?: WireMoney | null;
  pack?: StoreSizeResponse | null;
  packPrice?: WireMoney | null;
  /** The product. */
  productId: number;
  /** Its name. */
  productName: string;
  /** Why, when it is blocked. */
  reason?: string | null;
  /** Its SKU. */
  sku: string;
  suggestedDealerMaxPrice?: WireMoney | null;
  suggestedDealerMinPrice?: WireMoney | null;
  /** Its picture's smallest rendition. */
  thumbImageUrl?: string | null;
  /** When it was set. */
  updatedAt: string;
};
export type SetDealerPriceRequest = {
  bulkPrice?: Numeric | null;
  /** What a piece shall cost in the store, within the suggested range. */
  customPrice: Numeric;
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  packPrice?: Numeric | null;
};
export type RefusalReasonName =
  | "unreadable"
  | "expired"
  | "wrongDocument"
  | "nameMismatch"
  | "incomplete"
  | "suspectedForgery"
  | "other";
export type ReviewStatus = "pending" | "accepted" | "refused";
export type ReviewResponse = {
  /** In the reviewer's words. */
  note?: string | null;
  reason?: RefusalReasonName | null;
  /** When. */
  reviewedAt?: string | null;
  /** First and last name of the reviewer. */
  reviewedByName?: string | null;
  /** Where it stands. */
  status: ReviewStatus;
};
export type DocumentResponse = {
  /** When it came in. */
  createdAt: string;
  /** Last day on which it is valid. */
  expiresOn?: string | null;
  /** The name it is offered under. */
  fileName: string;
  /** Identity. */
  id: number;
  /** What it is. */
  kind: DocumentName;
  /** What people call it. */
  label: string;
  /** By content: `application/pdf`, `image/jpeg` or `image/png`. */
  mediaType: string;
  /** When a newer one took its place. */
  replacedAt?: string | null;
  /** What was decided about it. */
  review: ReviewResponse;
  /** Bytes. */
  size: number;
  /** Where it is downloaded. */
  url: string;
};
export type ReviewDocumentRequest = {
  /** `accept` or `refuse`. */
  decision: string;
  /** The last day read off the document; left out, what its owner said stays. */
  expiresOn?: string | null;
  /** Told to the person, at most 500 characters; needed for `other`. */
  note?: string | null;
  /** Why it is refused: `unreadable`, `expired`, `wrongDocument`, `nameMismatch`, `incomplete`, `suspectedForgery` or
    `other`. */
  reason?: string | null;
  /** `refused` reverses a refusal, with the decision `accept`; left out or `pending`: nobody has decided yet. */
  was?: string | null;
};
export type ImportColumnResponse = {
  /** Its heading, made unique. */
  name: string;
  /** Up to three values. */
  samples: string[];
};
export type ImportCounts = {
  create: number;
  error: number;
  same: number;
  update: number;
};
export type ImportFieldResponse = {
  /** Its name. */
  field: string;
  /** Its name for people. */
  label: string;
  /** Whether the file must have it. */
  required: boolean;
};
export type ImportKindName = "products" | "prices" | "stockCount";
export type ImportStateName =
  | "uploaded"
  | "checking"
  | "checked"
  | "applying"
  | "applied"
  | "failed"
  | "cancelled";
export type ImportResponse = {
  /** When its rows were checked. */
  checkedAt?: string | null;
  /** Columns of the file with their first values. */
  columns: ImportColumnResponse[];
  /** What the checked rows do. */
  counts: ImportCounts;
  /** When it was handed in. */
  createdAt: string;
  /** By whom. */
  createdByName: string;
  /** Rows checked. */
  doneRows: number;
  /** Why it failed as a whole. */
  error?: string | null;
  /** The fields columns can become. */
  fields: ImportFieldResponse[];
  /** The name of the file. */
  fileName: string;
  /** When it was applied, failed or was cancelled. */
  finishedAt?: string | null;
  /** Identity. */
  id: number;
  /** What its rows are. */
  kind: ImportKindName;
  /** Field to column name: first the suggestion, then what was chosen. */
  mapping: {
    [key: string]: string;
  };
  /** Why, for a stock count. */
  reason?: string | null;
  /** Where it stands. */
  state: ImportStateName;
  /** Rows below the heading. */
  totalRows: number;
};
export type UploadImportForm = {
  /** CSV or XLSX of at most 20 MB, 50,000 rows and 100 columns; the first row with something in it is the heading. */
  file: Blob;
  /** What its rows are. */
  kind: ImportKindName;
  /** Why, for a stock count; may be given with the check. */
  reason?: string | null;
};
export type CheckImportRequest = {
  /** Field to column name; an empty name for none. Left out: the mapping the import has. */
  mapping?:
    | {
        [key: string]: string;
      }
    | {
        [key: string]: string;
      };
  /** Why; needed for a stock count, at most 500 characters. */
  reason?: string | null;
};
export type ImportRowChange = {
  /** The field. */
  field: string;
  /** What is stored; absent: nothing. */
  from?: string | null;
  /** What the row says; empty: nothing. */
  to: string;
};
export type ImportRowError = {
  /** The column of the file, or the field's name for people when it has none. */
  column: string;
  /** A sentence. */
  message: string;
};
export type ImportOutcomeName = "create" | "update" | "same" | "error";
export type ImportRowResponse = {
  /** What would change. */
  changes: ImportRowChange[];
  /** What is wrong with it. */
  errors: ImportRowError[];
  /** What it does. */
  outcome: ImportOutcomeName;
  /** The product it is about, if it was there. */
  productId?: number | null;
  /** Its number as spreadsheets show it; the heading is 1. */
  rowNumber: number;
  /** The SKU as in the file. */
  sku: string;
};
export type MovementReason =
  | "purchase"
  | "return"
  | "transfer"
  | "adjustment"
  | "production"
  | "sale"
  | "damage"
  | "sample"
  | "expired";
export type MovementType = "in" | "out";
export type MovementResponse = {
  /** The product's balance after it. */
  balanceAfter: number;
  /** The stock count that found the difference. */
  countId?: number | null;
  /** When. */
  createdAt: string;
  /** Who; absent for the platform itself. */
  createdBy?: number | null;
  /** Their name. */
  createdByName?: string | null;
  /** Identity. */
  id: number;
  /** The batch's balance after it. */
  lotBalanceAfter?: number | null;
  /** Its code. */
  lotCode?: string | null;
  /** The batch it touched; absent for pieces without one. */
  lotId?: number | null;
  /** Free text. */
  notes?: string | null;
  /** The order that caused it. */
  orderId?: number | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Pieces. */
  quantity: number;
  /** Why. */
  reason: MovementReason;
  /** Order, invoice and supplier or customer. */
  reference?: string | null;
  /** Which way. */
  type: MovementType;
};
export type RecordedMovementResponse = MovementResponse & {
  /** The rows of the ledger, when several batches were touched. */
  movements?: MovementResponse[];
};
export type RecordMovementRequest = {
  createdBy?: Numeric | null;
  /** In: the batch's last day. */
  expiresOn?: string | null;
  /** The batch: in, pieces come into it, and it is made when it is new; out, they are taken from it, else from those
    that expire first. */
  lotCode?: string | null;
  /** The batch by its id, in place of its code. */
  lotId?: number | null;
  /** Free text. */
  notes?: string | null;
  /** In: the batch's production date. */
  producedOn?: string | null;
  productId?: Numeric | null;
  quantity?: Numeric | null;
  reason?: MovementReason | null;
  /** Order, invoice and supplier or customer, joined by ` | `. */
  reference?: string | null;
  type?: MovementType | null;
};
export type IssueStatusName = "open" | "solved" | "unsolved";
export type IssuePriorityName = "low" | "medium" | "high" | "urgent";
export type IssueResponse = {
  /** Where the caller can bring it now. Who can solve it can also give it to somebody and change its priority. */
  allowedStatuses: IssueStatusName[];
  /** Who sees to it. */
  assignedTo?: number | null;
  /** Their name. */
  assignedToName?: string | null;
  /** How many comments it has. */
  commentCount: number;
  /** When it was reported. */
  createdAt: string;
  /** Their department at that time. */
  department?: string | null;
  /** What is wrong. */
  description: string;
  /** The company's own number for them at that time. */
  employeeId?: string | null;
  /** Identity. */
  id: number;
  /** What kind of trouble. */
  issueType: string;
  /** Its code. */
  lotCode?: string | null;
  /** The batch. */
  lotId?: number | null;
  /** The order. */
  orderId?: number | null;
  /** How many photos. */
  photoCount: number;
  /** How urgent it is. */
  priority: IssuePriorityName;
  /** The product it is about. */
  productId?: number | null;
  /** Its name now. */
  productName?: string | null;
  /** Its SKU now. */
  productSku?: string | null;
  /** Who reported it; absent for the platform itself. */
  reportedBy?: number | null;
  /** Their name. */
  reportedByName?: string | null;
  /** When. */
  resolvedAt?: string | null;
  /** Who solved it or gave it up. */
  resolvedBy?: number | null;
  /** Their name. */
  resolvedByName?: string | null;
  /** Where it stands. */
  status: IssueStatusName;
  /** When it last changed. */
  updatedAt: string;
  /** Counts the changes; sent back as `expectedVersion`. */
  version: number;
};
export type WireInt = number;
export type ReportIssueRequest = {
  /** Accepted and not used: the caller's department is known. */
  department?: string | null;
  /** What is wrong. */
  description?: string | null;
  /** Accepted and not used: the caller's number is known. */
  employeeId?: string | null;
  /** What kind of trouble; kept with `Product Issue: ` before it. */
  issueType?: string | null;
  lotId?: WireInt | null;
  orderId?: WireInt | null;
  /** `low`, `medium`, `high` or `urgent`; `high` when left out. */
  priority?: string | null;
  productId?: WireInt | null;
  /** Accepted and not used: the report is the caller's. */
  reportedBy?: number | null;
  /** Accepted and not used: a new issue is open. */
  status?: string | null;
};
export type AssigneeResponse = {
  /** Their department. */
  department?: string | null;
  /** The account. */
  id: number;
  /** First and last name. */
  name: string;
  /** Their position. */
  position?: string | null;
};
export type IssueCountsResponse = {
  /** Open ones the caller sees to. */
  mine: number;
  /** Open ones. */
  open: number;
  /** Solved ones. */
  solved: number;
  /** Given up ones. */
  unsolved: number;
};
export type IssueCommentResponse = {
  /** Who wrote it. */
  authorId: number;
  /** Their name. */
  authorName: string;
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** What. */
  text: string;
};
export type IssueEventName =
  | "reported"
  | "assigned"
  | "unassigned"
  | "priority"
  | "solved"
  | "unsolved"
  | "reopened"
  | "photos";
export type IssueEventResponse = {
  /** Who did it; absent for the platform itself. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  /** The new priority, or how many photos. */
  detail?: string | null;
  /** What happened. */
  event: IssueEventName;
  /** Identity. */
  id: number;
  /** To whom it was given or from whom it was taken. */
  personName?: string | null;
};
export type IssuePhotoResponse = {
  /** Who added it; absent for the platform itself. */
  addedBy?: number | null;
  /** Their name. */
  addedByName?: string | null;
  /** Its bytes. */
  bytes: number;
  /** When. */
  createdAt: string;
  /** Its height in pixels. */
  height: number;
  /** Identity. */
  id: number;
  /** Where it is fetched, by the company's people only. */
  url: string;
  /** Its width in pixels. */
  width: number;
};
export type IssueDetailsResponse = IssueResponse & {
  /** What was written, oldest first. */
  comments: IssueCommentResponse[];
  /** What happened, oldest first. */
  history: IssueEventResponse[];
  /** Its photos, oldest first. */
  photos: IssuePhotoResponse[];
};
export type UpdateIssueRequest = {
  /** Who sees to it, while it is open; `null`: nobody any more. */
  assignedTo?: number | null;
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** The version that was looked at; another one answers 409. */
  expectedVersion?: number | null;
  priority?: IssuePriorityName | null;
  /** Accepted and not used: it is resolved now. */
  resolvedAt?: string | null;
  /** Accepted and not used: whoever sends it resolves it. */
  resolvedBy?: number | null;
  status?: IssueStatusName | null;
};
export type IssueCommentRequest = {
  /** At most 2000 characters. */
  text?: string;
};
export type IssuePhotosForm = {
  /** Up to 8 pictures, one part each: png, jpeg or webp by content, at most 5 MB. */
  photos: Blob[];
};
export type JobStateName = "waiting" | "running" | "done" | "failed";
export type JobResponse = {
  /** How often it was tried. */
  attempts: number;
  /** Why the last attempt failed. */
  error?: string | null;
  /** When it was done or given up. */
  finishedAt?: string | null;
  /** Identity. */
  id: number;
  /** What it does, as a name. */
  kind: string;
  /** For a finished job of a recurring kind: when that kind runs next. */
  nextRun?: string | null;
  /** When it was due, or is due again. */
  runAt: string;
  /** Where it stands. */
  state: JobStateName;
  /** What it does, for people. */
  title: string;
};
export type JobRhythm = "hour" | "day";
export type RecurringJob = {
  /** How often it runs. */
  every: JobRhythm;
  /** The kind. */
  kind: string;
  /** When it runs next. */
  nextRun?: string | null;
  /** What it does, for people. */
  title: string;
};
export type JobCountsResponse = {
  /** Done within the last 14 days. */
  done: number;
  /** Given up within the last 14 days. */
  failed: number;
  /** What runs by the calendar. */
  recurring: RecurringJob[];
  /** Running. */
  running: number;
  /** Waiting for their time, their turn or their next attempt. */
  waiting: number;
};
export type LotStateName = "open" | "held" | "expired" | "expiring" | "empty";
export type LotResponse = {
  /** Pieces on the shelf. */
  balance: number;
  /** The batch code. */
  code: string;
  /** When its first pieces came in. */
  createdAt: string;
  /** The last day on which it is good. */
  expiresOn?: string | null;
  /** Why it is on hold. */
  holdReason?: string | null;
  /** Identity. */
  id: number;
  /** Whether it is on hold. */
  isHeld: boolean;
  /** The day it was made. */
  producedOn?: string | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** How it stands today. */
  state: LotStateName;
  /** Pieces that ever came in. */
  stockIn: number;
  /** Pieces that ever went out. */
  stockOut: number;
};
export type LotEventName = "created" | "held" | "released" | "dated";
export type LotEventResponse = {
  /** Who; absent for the platform itself. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  /** What happened. */
  event: LotEventName;
  /** Why, or how. */
  note?: string | null;
};
export type LotDetailsResponse = LotResponse & {
  /** What happened to it besides movements, oldest first. */
  events: LotEventResponse[];
};
export type UpdateLotRequest = {
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** The last day on which it is good. */
  expiresOn?: string | null;
  /** The day it was made. */
  producedOn?: string | null;
};
export type HeldLotResponse = LotDetailsResponse & {
  /** Pieces that open orders have reserved and that cannot be shipped while so many are on hold. */
  shortReserved: number;
};
export type HoldLotRequest = {
  /** For its history and everybody who sees it. */
  reason?: string;
};
export type RecallResponse = {
  /** Their country; owners only. */
  country?: string | null;
  /** The buyer. */
  customerId: number;
  /** The buyer's name. */
  customerName: string;
  /** Their email address; owners only. */
  email?: string | null;
  /** The order. */
  orderId: number;
  /** Their telephone number; owners only. */
  phone?: string | null;
  /** Pieces that left and did not come back. */
  pieces: number;
  /** When the last of them left. */
  shippedAt: string;
  /** Where the order stands. */
  status: OrderStatusName;
};
export type ReleaseLotRequest = {
  /** For its history. */
  note?: string | null;
};
export type MailStatus = "queued" | "sent" | "failed" | "kept";
export type MailResponse = {
  /** How often sending was tried. */
  attempts: number;
  /** When it was posted. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** Why the last attempt failed. */
  lastError?: string | null;
  /** When the mail server took it. */
  sentAt?: string | null;
  /** What became of it. */
  status: MailStatus;
  /** Subject. */
  subject: string;
  /** The recipient's address. */
  to: string;
};
export type SendTestMailRequest = {
  /** An email address. */
  to: string;
};
export type MailWithBodyResponse = MailResponse & {
  /** Its text. Where a link is put in at sending, a note stands in its place. */
  body: string;
  /** Whether a link is put in when it is sent, which only its recipient gets. */
  hasLink: boolean;
};
export type ImageResponse = {
  /** At most 480 pixels, for cards. */
  cardImageUrl: string;
  /** At most 1600 pixels wide and high. */
  imageUrl: string;
  /** At most 128 pixels, for lists. */
  thumbImageUrl: string;
};
export type MediaResponse = ImageResponse & {
  /** Its bytes. */
  bytes: number;
  /** Its height. */
  height: number;
  /** Width of the largest rendition in pixels. */
  width: number;
};
export type UploadMediaRequest = {
  /** A `data:` URL of at most 5 MB. */
  file: string;
};
export type MailChoiceName = "none" | "digest";
export type NotificationPreferenceResponse = {
  /** Listed, but neither counted as unread nor sent live. */
  isMuted: boolean;
  /** The kind, a notification's `type`. */
  kind: string;
  /** By mail. */
  mail: MailChoiceName;
  /** What screens call it. */
  title: string;
};
export type NotificationPreferencesResponse = {
  /** The kinds that can reach the caller, in the order in which screens show them. */
  kinds: NotificationPreferenceResponse[];
};
export type NotificationPreferenceRequest = {
  /** Whether it is neither counted as unread nor sent live. */
  isMuted?: boolean | null;
  /** One of the kinds that can reach the caller. */
  kind: string;
  mail?: MailChoiceName | null;
};
export type SetNotificationPreferencesRequest = {
  /** The kinds to set, each once. */
  kinds: NotificationPreferenceRequest[];
};
export type NotificationStatus = "unread" | "read";
export type SubjectKindName =
  | "order"
  | "product"
  | "issue"
  | "purchaseOrder"
  | "return"
  | "user"
  | "payout"
  | "quote";
export type SubjectResponse = {
  /** Its number. */
  id: number;
  /** Kind of thing. */
  kind: SubjectKindName;
};
export type NotificationResponse = {
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** A sentence or two. */
  message: string;
  /** When the caller first read it. */
  readAt?: string | null;
  /** The role or position it is for; absent when it is for the person. */
  role?: string | null;
  /** Whether it was read. */
  status: NotificationStatus;
  subject?: SubjectResponse | null;
  /** One line. */
  title: string;
  /** `stock_update`, `order`, `approval` and the like. */
  type: string;
};
export type NotificationCountResponse = {
  /** Unread ones. */
  unread: number;
};
export type MarkedNotificationsResponse = {
  /** Those that were unread before. */
  count: number;
};
export type MarkAllNotificationsRequest = {
  /** Only those of this role or position of the caller's own. */
  role?: string | null;
  /** Only those up to this number: the newest that was shown. */
  upTo?: number | null;
};
export type MarkNotificationRequest = {
  /** `read`; there is no way back. */
  status: string;
};
export type OrderPayment = {
  /** Invoice number. */
  invoiceNumber?: string | null;
  /** When the payment was recorded. */
  paidAt?: string | null;
  /** The wanted, then the recorded way to pay. */
  paymentMethod?: string | null;
  /** The bank's or wallet's reference. */
  paymentReference?: string | null;
  /** Receipt number. */
  receiptNumber?: string | null;
};
export type CourierName = "express" | "standard" | "economy" | "none";
export type OrderShipping = {
  /** Who carries it. */
  courier: CourierName;
  /** Delivery note number. */
  deliveryNote?: string | null;
  /** Where to. */
  shippingAddress?: string | null;
  /** One of the listed shipping methods. */
  shippingMethod?: string | null;
  /** Notes for shipping. */
  shippingNotes?: string | null;
  /** Shipping number. */
  shippingNumber?: string | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
};
export type OrderItem = {
  /** Identity. */
  id: number;
  /** Its name. */
  name: string;
  /** Pieces in all. */
  pieces: number;
  price?: WireMoney | null;
  /** The product. */
  productId: number;
  /** How many of the tier. */
  quantity: number;
  /** Pieces that can still be returned, time allowing. */
  returnablePieces: number;
  /** Pieces that came back. */
  returnedPieces: number;
  /** Pieces that can be shipped now. */
  shippablePieces: number;
  /** Pieces that have left. */
  shippedPieces: number;
  /** Its SKU. */
  sku: string;
  /** How it was bought. */
  tier: TierName;
  /** What one of it was called, such as `Box`; absent: it had no word of its own. */
  tierLabel?: string | null;
  total?: WireMoney | null;
};
export type OrderQuoteLine = {
  /** Its name. */
  name: string;
  /** Pieces in all. */
  pieces: number;
  price?: WireMoney | null;
  /** The product. */
  productId: number;
  /** How many of the tier: as offered, before that as asked for. */
  quantity: number;
  /** How many the buyer asked for; absent: a line the company added. */
  requestedQuantity?: number | null;
  /** Its SKU. */
  sku: string;
  targetPrice?: WireMoney | null;
  /** How it is bought. */
  tier: TierName;
  total?: WireMoney | null;
};
export type QuoteStateName =
  "requested" | "offered" | "accepted" | "declined" | "expired";
export type OrderQuote = {
  /** When the buyer answered. */
  answeredAt?: string | null;
  /** What was asked for and what is offered. */
  lines: OrderQuoteLine[];
  /** The company's words with the offer. */
  note?: string | null;
  /** When it was offered. */
  offeredAt?: string | null;
  /** Where it stands. */
  state: QuoteStateName;
  /** Until when the offer can be accepted; absent: until it is answered. */
  validUntil?: string | null;
};
export type ShipUnpaidName = "warn" | "refuse" | "allow";
export type OrderFacts = OrderPayment &
  OrderShipping & {
    /** Where the caller may take it from here. */
    allowedTransitions: OrderStatusName[];
    /** `online` and the like. */
    channel: string;
    /** When it was completed. */
    completedAt?: string | null;
    /** The buyer. */
    customerId: number;
    /** Sum of the lines. */
    goodsTotal: WireMoney;
    /** `true`: a request for quotation, without lines until its offer is accepted. */
    isQuote: boolean;
    /** The lines. */
    items: OrderItem[];
    /** The buyer's notes. */
    notes?: string | null;
    /** Who last worked on it. */
    processedBy?: number | null;
    quote?: OrderQuote | null;
    /** What was refunded so far. */
    refundedTotal: WireMoney;
    /** The dealer in whose store it was bought; absent: the company's own. */
    sellerId?: number | null;
    shipUnpaid?: ShipUnpaidName | null;
    /** Shipping cost. */
    shippingCost: WireMoney;
    /** Tax. */
    tax: WireMoney;
    /** When it last changed. */
    updatedAt: string;
    /** Counts changes; send it back with a change to be told when somebody else was faster. */
    version: number;
  };
export type PaymentStatusName = "unpaid" | "paid";
export type OrderResponse = (OrderFacts | null) & {
  /** When it was placed. */
  createdAt: string;
  /** The buyer's name when they ordered. */
  customerName: string;
  /** Number. */
  id: number;
  /** Whether it is paid. */
  paymentStatus: PaymentStatusName;
  /** Where it stands. */
  status: OrderStatusName;
  /** The same figure under the name the warehouse screen reads. */
  total: WireMoney;
  /** What it costs in all. */
  totalAmount: WireMoney;
};
export type RequestedItemRequest = {
  productId?: Numeric | null;
  quantity?: Numeric | null;
  targetPrice?: Numeric | null;
  tier?: TierName | null;
};
export type PlaceOrderRequest = {
  addressId?: Numeric | null;
  /** `online` when left out. */
  channel?: string | null;
  customerId?: Numeric | null;
  /** `true`: what is ordered leaves the buyer's cart, in the same step. */
  fromCart?: boolean;
  /** The items. */
  items?: CartItemRequest[] | null;
  /** For the seller. */
  notes?: string | null;
  /** One of the listed payment methods; recorded, not charged. */
  paymentMethod?: string | null;
  /** What a request for quotation asks for, when there are no `items`. `totalAmount` may then be left out: the request
    is over what the items cost today. */
  requestedItems?: RequestedItemRequest[] | null;
  sellerId?: Numeric | null;
  /** Where to. */
  shippingAddress?: string | null;
  /** One of the listed shipping methods. */
  shippingMethod?: string | null;
  /** Accepted and not used: an order starts as pending. */
  status?: string | null;
  totalAmount?: Numeric | null;
};
export type PaymentKindName = "payment" | "refund";
export type OrderPaymentResponse = {
  /** How much. */
  amount: WireMoney;
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** Which way. */
  kind: PaymentKindName;
  /** How. */
  method?: string | null;
  /** Receipt number of a payment, credit note number of a refund. */
  number: string;
  /** Why it was refunded. */
  reason?: string | null;
  /** Who recorded it, for the company's people. */
  recordedByName?: string | null;
  /** The bank's or wallet's reference. */
  reference?: string | null;
  /** The return it was refunded for. */
  returnId?: number | null;
};
export type ReturnActionName =
  "approve" | "reject" | "receive" | "refund" | "close";
export type ReturnLineResponse = {
  /** The order's line. */
  lineId: number;
  /** Its name. */
  name: string;
  /** Pieces announced. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Why this line comes back. */
  reason?: string | null;
  /** Pieces that arrived. */
  receivedPieces: number;
  /** Pieces of them that went back on the shelf. */
  restockedPieces: number;
  /** Its SKU. */
  sku: string;
};
export type ReturnStateName =
  "requested" | "approved" | "rejected" | "received" | "closed";
export type ReturnResponse = {
  /** What the caller can do with it. */
  allowedActions: ReturnActionName[];
  /** What was said when it was approved, rejected or closed. */
  answer?: string | null;
  /** When it ended. */
  closedAt?: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** The order's buyer. */
  customerId: number;
  /** Their name when they ordered. */
  customerName: string;
  /** When it was decided. */
  decidedAt?: string | null;
  /** Who decided, for the company's people. */
  decidedByName?: string | null;
  /** Identity. */
  id: number;
  /** Its lines. */
  lines: ReturnLineResponse[];
  /** Further words of who asked. */
  notes?: string | null;
  /** Its number. */
  number: string;
  /** The order. */
  orderId: number;
  /** Why. */
  reason: string;
  /** When the goods arrived. */
  receivedAt?: string | null;
  /** Who entered what arrived, for the company's people. */
  receivedByName?: string | null;
  refundable?: WireMoney | null;
  /** Who asked, for the company's people. */
  requestedByName?: string | null;
  /** Where it stands. */
  state: ReturnStateName;
  value?: WireMoney | null;
};
export type ShipmentLineResponse = {
  /** The order's line. */
  lineId: number;
  /** Its name. */
  name: string;
  /** Pieces. */
  pieces: number;
  /** Its SKU. */
  sku: string;
};
export type ShipmentResponse = {
  /** Who carries it. */
  carrier?: string | null;
  /** When it left. */
  createdAt: string;
  /** Who sent it, for the company's people. */
  createdByName?: string | null;
  /** Identity. */
  id: number;
  /** What it holds. */
  lines: ShipmentLineResponse[];
  /** Notes for the parcel. */
  notes?: string | null;
  /** Delivery note number. */
  number: string;
  /** The carrier's number. */
  trackingNumber?: string | null;
  /** When its pieces were taken back because the order went back; they count no more. */
  undoneAt?: string | null;
};
export type OrderFulfilment = {
  /** Whether the caller can return goods now. */
  canReturn: boolean;
  /** The papers of the order as a whole that the caller can take, for `GET /api/orders/{id}/papers/{kind}.pdf`: `proforma`,
    `invoice`, `receipt`; `delivery-note` is the packing slip, for those who may ship, as long as nothing has left.
    Shipments and refunds have their own. */
  papers: string[];
  /** Money in and out, oldest first. */
  payments: OrderPaymentResponse[];
  refundDue?: WireMoney | null;
  refundable?: WireMoney | null;
  /** The last day of the business on which the buyer can return goods; absent while they are still here. All of it counts. */
  returnUntil?: string | null;
  /** Returns, oldest first. */
  returns: ReturnResponse[];
  /** Shipments, oldest first. */
  shipments: ShipmentResponse[];
};
export type OrderHistoryEntry = {
  /** Who, for the company's people only. */
  actorId?: number | null;
  /** Their name. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  from?: OrderStatusName | null;
  /** Identity. */
  id: number;
  /** Why, or what else changed. */
  note?: string | null;
  /** Status after. */
  to: OrderStatusName;
};
export type ShortReasonName = "missing" | "damaged" | "wrongPlace" | "other";
export type OrderShortPick = {
  /** When. */
  decidedAt?: string | null;
  /** The line. */
  lineId: number;
  /** Words with it. */
  note?: string | null;
  /** Who picked. */
  pickedBy?: string | null;
  /** Pieces that were found. */
  pickedPieces: number;
  /** Pieces that were wanted. */
  pieces: number;
  reason?: ShortReasonName | null;
  /** The wave. */
  waveId: number;
};
export type OrderDetailResponse = OrderResponse &
  (OrderFulfilment | null) & {
    /** The account to pay to, while the order waits for a bank transfer. */
    bankDetails?: string | null;
    /** Its history, oldest first; absent for the referring agent. */
    history?: OrderHistoryEntry[] | null;
    /** Picks of which pieces were not found, oldest first; for the company's people. */
    shortPicks?: OrderShortPick[] | null;
  };
export type UpdateOrderRequest = {
  /** Accepted and not used. */
  completedAt?: string | null;
  courier?: CourierName | null;
  /** Delivery note number; needed to complete. */
  deliveryNote?: string | null;
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** Outside the sequence; the next one of the year when left out. */
  invoiceNumber?: string | null;
  /** Note for the history; needed to go back. */
  notes?: string | null;
  /** How it was paid. */
  paymentMethod?: string | null;
  /** The bank's or wallet's reference. */
  paymentReference?: string | null;
  paymentStatus?: PaymentStatusName | null;
  processedBy?: Numeric | null;
  /** Outside the sequence; the next one of the year when left out. */
  receiptNumber?: string | null;
  /** Whether the pieces of an order that is cancelled can be sold again; `false` writes them off as damaged. For the
    company's people. */
  restock?: boolean | null;
  /** Notes for shipping. */
  shippingNotes?: string | null;
  /** Shipping number; needed to complete. */
  shippingNumber?: string | null;
  status?: OrderStatusName | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
  /** The version the change was made against; 409 when the order moved on. */
  version?: number | null;
};
export type OrderMessageResponse = {
  /** Who wrote it; absent where the buyer reads what the company wrote. */
  authorName?: string | null;
  /** When. */
  createdAt: string;
  /** Whether the company wrote it; else the buyer did. */
  fromCompany: boolean;
  /** Identity. */
  id: number;
  /** What. */
  text: string;
};
export type OrderMessageRequest = {
  /** What, at most 2000 characters. */
  text?: string;
};
export type OfferLineRequest = {
  price?: Numeric | null;
  productId?: Numeric | null;
  quantity?: Numeric | null;
  tier?: TierName | null;
};
export type OfferQuoteRequest = {
  /** What you have seen of the order and its quotation, field by field as they were answered. When one of them is another
    by now, nothing is changed: 409, and `errors` says in `current` what it is. */
  expected?: object | null;
  /** What is offered, each product and tier once. */
  lines?: OfferLineRequest[];
  /** Words to the buyer, at most 2000 characters. */
  note?: string | null;
  shippingCost?: Numeric | null;
  /** The last day of the business or the time until which it can be accepted; until it is answered when left out. */
  validUntil?: string | null;
  /** The version of the order that was looked at; 409 when the order moved on. */
  version: number;
};
export type AcceptQuoteRequest = {
  /** The version of the order at which the buyer saw the offer; 409 when there is another offer meanwhile. */
  version: number;
};
export type DeclineQuoteRequest = {
  /** At most 2000 characters. */
  reason?: string | null;
};
export type RefundOrderRequest = {
  amount?: Numeric | null;
  /** One of the listed payment methods; as it was paid when left out. */
  method?: string | null;
  /** Why. */
  reason?: string;
  /** The bank's or wallet's reference. */
  reference?: string | null;
  returnId?: Numeric | null;
};
export type LeftLineResponse = {
  /** The name under which it was ordered. */
  name: string;
  /** Why. */
  problem: string;
};
export type ReorderResponse = {
  /** The cart as it is now. */
  cart: CartResponse;
  /** Lines that can no longer be bought. */
  left: LeftLineResponse[];
};
export type ReturnPiecesRequest = {
  lineId?: Numeric | null;
  pieces?: Numeric | null;
  /** Why this line. */
  reason?: string | null;
};
export type RequestReturnRequest = {
  /** Which pieces; of each line at most what has left and is not on its way back. */
  lines?: ReturnPiecesRequest[];
  /** Further words. */
  notes?: string | null;
  /** Why. */
  reason?: string;
};
export type PiecesRequest = {
  lineId?: Numeric | null;
  pieces?: Numeric | null;
};
export type ShipOrderRequest = {
  /** Who carries it. */
  carrier?: string | null;
  /** What leaves; all that is left when left out. */
  lines?: PiecesRequest[] | null;
  /** Notes for the parcel. */
  notes?: string | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
  /** The order's version it was decided against; 409 when the order moved on. */
  version?: number | null;
};
export type ResetStateName =
  | "requested"
  | "verified"
  | "refused"
  | "handedOver"
  | "used"
  | "superseded"
  | "expired";
export type PasswordResetResponse = {
  /** From which address it was asked for. */
  address?: string | null;
  /** Whether the admin may hand a link over: also for one that was verified, whose mail may reach nobody. */
  canHandOver: boolean;
  /** Whether the admin may still decide. */
  decidable: boolean;
  /** When they decided. */
  decidedAt?: string | null;
  /** Who decided. */
  decidedByName?: string | null;
  /** Their address for mail. */
  email: string;
  /** When its link ends. */
  expiresAt: string;
  /** Their name. */
  fullName: string;
  /** Identity. */
  id: number;
  /** What they noted. */
  note?: string | null;
  /** When it was asked for. */
  requestedAt: string;
  /** Their role. */
  role: RoleName;
  /** Where it stands now. */
  state: ResetStateName;
  /** Whose password. */
  userId: number;
  /** Their name to sign in with. */
  username: string;
};
export type HandedOverResponse = {
  /** When it ends. */
  expiresAt: string;
  /** The link. */
  link: string;
};
export type ResetNoteRequest = {
  /** At most 500 characters. */
  note?: string | null;
};
export type PayoutStatusName = "draft" | "approved" | "paid" | "cancelled";
export type PayoutResponse = {
  /** What it pays in all; to a payee, what they get. */
  amount: WireMoney;
  /** When it was approved. */
  approvedAt?: string | null;
  /** When it was cancelled. */
  cancelledAt?: string | null;
  /** When it was made. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** How many are paid; for the admin only. */
  lineCount?: number | null;
  /** How it was paid. */
  method?: string | null;
  minimum?: WireMoney | null;
  /** For the admin only. */
  note?: string | null;
  /** Its number. */
  number: string;
  /** When it was paid. */
  paidAt?: string | null;
  /** The payment's reference. */
  reference?: string | null;
  /** Where it stands. */
  status: PayoutStatusName;
  /** What was approved until this time is in it. */
  upTo: string;
};
export type PayoutLineResponse = {
  /** All three together. */
  amount: WireMoney;
  /** Who. */
  beneficiaryId: number;
  /** Bonuses. */
  bonus: WireMoney;
  /** Commissions. */
  commissions: WireMoney;
  /** From how many entries of the ledger. */
  entryCount: number;
  /** Their name when it was made. */
  name: string;
  /** What was taken back, below zero. */
  reversals: WireMoney;
};
export type WaitingReason = "notApproved" | "belowMinimum";
export type WaitingResponse = {
  /** What they are owed; below zero, what they owe. */
  amount: WireMoney;
  /** Who. */
  beneficiaryId: number;
  /** Their name. */
  name: string;
  /** Why they wait. */
  reason: WaitingReason;
};
export type PayoutDetailsResponse = PayoutResponse & {
  /** Its lines by beneficiary; for a payee their own. */
  lines: PayoutLineResponse[];
  /** Who was left out when it was made; only in the answer to making it. */
  waiting?: WaitingResponse[] | null;
};
export type PayoutRequest = {
  /** For other admins. */
  note?: string | null;
  /** Only what was approved until this day of the business or this time; until now when left out. */
  upTo?: string | null;
};
export type PayoutPaymentRequest = {
  /** One of the ways to pay, such as `Bank`. */
  method?: string | null;
  /** The bank's reference and the like. */
  reference?: string | null;
};
export type PickWaveOrder = {
  /** Who carries it. */
  courier: CourierName;
  /** The buyer's name. */
  customerName: string;
  /** Whether it is still to be picked in this wave. */
  isOpen: boolean;
  /** The order. */
  orderId: number;
  /** Where it stands. */
  status: OrderStatusName;
};
export type PickStateName = "open" | "picked" | "short" | "cancelled";
export type PickResponse = {
  /** Its barcode. */
  barcode?: string | null;
  /** When it was last confirmed or decided. */
  decidedAt?: string | null;
  /** Its last day. */
  expiresOn?: string | null;
  /** Identity. */
  id: number;
  /** The order's line. */
  lineId: number;
  /** Its code. */
  lotCode?: string | null;
  /** The batch; absent: pieces without one. */
  lotId?: number | null;
  /** Its name. */
  name: string;
  /** Words with it. */
  note?: string | null;
  /** The order. */
  orderId: number;
  /** Pieces found so far. */
  pickedPieces: number;
  /** Pieces that are wanted. */
  pieces: number;
  /** The product. */
  productId: number;
  reason?: ShortReasonName | null;
  /** Its SKU. */
  sku: string;
  /** Where it stands. */
  state: PickStateName;
  /** Its picture. */
  thumbImageUrl?: string | null;
};
export type PickWaveShortfall = {
  /** How many were asked for. */
  asked: number;
  /** How many of them are not in the wave. */
  missing: number;
  /** Orders of which pieces were not found before. They are picked when they are named. */
  short: number;
  /** Orders that others are picking. */
  taken: number;
};
export type WaveStateName = "open" | "picked" | "cancelled";
export type PickWaveResponse = {
  /** When it was claimed. */
  createdAt: string;
  /** When it was finished or given back. */
  endedAt?: string | null;
  /** Identity. */
  id: number;
  /** Its orders, in the order in which they were claimed. */
  orders: PickWaveOrder[];
  /** Who picks. */
  pickerId: number;
  /** Their name. */
  pickerName: string;
  /** Its picks, in the order of the way along the shelves: what expires first, then by SKU. */
  picks: PickResponse[];
  shortfall?: PickWaveShortfall | null;
  /** Where it stands. */
  state: WaveStateName;
};
export type ConfirmPickRequest = {
  /** Barcode, SKU or batch code. */
  code?: string;
  pieces?: Numeric | null;
};
export type ShortPickRequest = {
  /** Words with it, at most 500 characters. */
  note?: string | null;
  pieces?: Numeric | null;
  /** `missing`, `damaged`, `wrongPlace` or `other`. */
  reason?: string | null;
  /** Whether the missing pieces leave the stock: damaged ones as damage, others as an adjustment. */
  writeOff?: boolean;
};
export type PickWaveSummary = {
  /** When it was claimed. */
  createdAt: string;
  /** When it was finished or given back. */
  endedAt?: string | null;
  /** Identity. */
  id: number;
  /** Picks that are still to be done. */
  openPicks: number;
  /** Its orders. */
  orderIds: number[];
  /** All its picks. */
  pickCount: number;
  /** Who picks. */
  pickerId: number;
  /** Their name. */
  pickerName: string;
  /** Picks that are short. */
  shortPicks: number;
  /** Where it stands. */
  state: WaveStateName;
};
export type ClaimPickingRequest = {
  count?: Numeric | null;
  /** These orders, at most 20. */
  orderIds?: Numeric[] | null;
};
export type PlaceChangeStateName =
  "pending" | "approved" | "refused" | "withdrawn";
export type PlaceChangeResponse = {
  /** To which country. */
  country?: string | null;
  /** When it was decided or withdrawn. */
  decidedAt?: string | null;
  /** Who decided. */
  decidedByName?: string | null;
  /** From which country. */
  fromCountry?: string | null;
  /** From which zone. */
  fromZone?: string | null;
  /** Their name. */
  fullName: string;
  /** Identity. */
  id: number;
  /** Why it was refused. */
  reason?: string | null;
  /** When it was asked for. */
  requestedAt: string;
  /** Their role. */
  role: RoleName;
  /** Where it stands. */
  state: PlaceChangeStateName;
  /** Whose. */
  userId: number;
  /** To which zone. */
  zone?: string | null;
};
export type PlaceDecisionName = "approve" | "refuse";
export type ReviewPlaceChangeRequest = {
  /** What is decided. */
  decision: PlaceDecisionName;
  /** Why, for a refusal; at most 500 characters, told to the person. */
  reason?: string | null;
};
export type WireMeasure = number;
export type ProductSize = {
  /** mm, cm, m, in or ft. */
  dimensionUnit: string;
  height?: WireMeasure | null;
  length?: WireMeasure | null;
  weight?: WireMeasure | null;
  /** kg, g, lb, oz or ton. */
  weightUnit: string;
  width?: WireMeasure | null;
};
export type TierOffer = {
  /** Pieces in one. */
  pieces: number;
  /** Price of one. */
  price: WireMoney;
  /** The tier. */
  tier: TierName;
};
export type ProductPrices = {
  agentPrice?: WireMoney | null;
  bulkPrice?: WireMoney | null;
  customerPrice?: WireMoney | null;
  dealerPrice?: WireMoney | null;
  manufacturerCost?: WireMoney | null;
  packPrice?: WireMoney | null;
  storePrice?: WireMoney | null;
  suggestedDealerMaxPrice?: WireMoney | null;
  suggestedDealerMinPrice?: WireMoney | null;
  /** What the caller pays in each tier that is sold to them; buyers only. */
  tierOffers?: TierOffer[];
  unitPrice?: WireMoney | null;
  wholesalerPrice?: WireMoney | null;
  yourPrice?: WireMoney | null;
};
export type ProductPackaging = {
  bulkQuantity?: number | null;
  bulkQuantityUnit?: string | null;
  bulkUnit?: string | null;
  customBulkName?: string | null;
  customBulkUnitType?: string | null;
  customPackName?: string | null;
  customPackUnitType?: string | null;
  customUnitType?: string | null;
  packQuantity?: number | null;
  packQuantityUnit?: string | null;
  packUnit?: string | null;
  unitPriceUnit?: string | null;
};
export type ProductStock = {
  /** Whether any piece can be ordered. */
  inStock: boolean;
  /** When the stock last moved. */
  lastStockUpdate?: string | null;
  /** Unit of the stock figures. */
  quantityUnit?: string | null;
  /** Pieces that can still be ordered. */
  stockAvailable?: number | null;
  /** Pieces on the shelf. */
  stockBalance?: number | null;
  /** Pieces in batches that are on hold. */
  stockHeld?: number | null;
  /** Pieces that ever came in. */
  stockIn?: number | null;
  /** Pieces that ever went out. */
  stockOut?: number | null;
  /** Pieces promised to open orders. */
  stockReserved?: number | null;
};
export type ProductStatus = "active" | "discontinued";
export type ProductResponse = ProductSize &
  ProductPrices &
  ProductPackaging &
  ProductStock & {
    /** The picture's rendition for cards. */
    cardImageUrl?: string | null;
    /** Category. */
    category: string;
    /** When it was added. */
    createdAt: string;
    /** Long text; may be empty. */
    description: string;
    /** Identity. */
    id: number;
    /** The picture. */
    imageUrl?: string | null;
    /** `false`: discontinued. */
    isActive: boolean;
    /** Shown name. */
    name: string;
    /** Stock keeping unit. */
    sku: string;
    /** The same as a word. */
    status: ProductStatus;
    /** Its smallest rendition, for lists. */
    thumbImageUrl?: string | null;
    /** When it was last changed. */
    updatedAt: string;
  };
export type AttributesResponse = {
  /** Kind of device. */
  deviceType?: string | null;
  /** Flavour. */
  flavour?: string | null;
  nicotineStrength?: WireMeasure | null;
  /** Puffs until it is empty. */
  puffCount?: number | null;
  volume?: WireMeasure | null;
};
export type ProductDetailsResponse = ProductResponse & {
  /** Attributes of the trade. */
  attributes: AttributesResponse;
  /** Digits of its EAN or UPC. */
  barcode?: string | null;
  /** Its pictures in their order; the first is that of lists. */
  images: ImageResponse[];
  /** Whether every piece that comes in must name a lot. */
  needsLots: boolean;
  /** Which state of the product this is; send it back with a change. */
  version: number;
};
export type AttributesRequest = {
  /** Kind of device, at most 60 characters; usual are Disposable, Pod System, Pod, Mod, Tank, Coil, E-Liquid, Battery,
    Charger and Accessory. */
  deviceType?: string | null;
  /** At most 60 characters. */
  flavour?: string | null;
  nicotineStrength?: Numeric | null;
  puffCount?: Numeric | null;
  volume?: Numeric | null;
};
export type ProductRequest = {
  agentPrice?: Numeric | null;
  attributes?: AttributesRequest | null;
  /** EAN-8, UPC-A, EAN-13 or GTIN-14; unique. Empty or `null` removes it; left out, it stays. */
  barcode?: string | null;
  bulkPrice?: Numeric | null;
  bulkQuantity?: Numeric | null;
  bulkQuantityUnit?: string | null;
  bulkUnit?: string | null;
  /** Required; trimmed. */
  category?: string | null;
  customBulkName?: string | null;
  customBulkUnitType?: string | null;
  customPackName?: string | null;
  customPackUnitType?: string | null;
  customUnitType?: string | null;
  customerPrice?: Numeric | null;
  description?: string | null;
  dimensionUnit?: string | null;
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  height?: Numeric | null;
  /** The first picture, for programs that know one: as in `images`, which counts when both are sent. Empty or `null`
    removes it; left out, it stays. */
  imageUrl?: string | null;
  /** All pictures in their order, at most 10. Each a picture's own `/media/` URL as `uploadMedia` answers it, a `data:` URL
    (png, jpeg, webp or gif, at most 5 MB), or an https address. Left out, they stay. */
  images?: string[] | null;
  /** `true` for new products; left out on an update, it stays. */
  isActive?: boolean | null;
  length?: Numeric | null;
  manufacturerCost?: Numeric | null;
  /** Required; trimmed. */
  name?: string | null;
  /** Whether every piece that comes in must name a lot; left out, it stays. */
  needsLots?: boolean | null;
  packPrice?: Numeric | null;
  packQuantity?: Numeric | null;
  packQuantityUnit?: string | null;
  packUnit?: string | null;
  quantityUnit?: string | null;
  /** Unique; made when left out. */
  sku?: string | null;
  stockBalance?: Numeric | null;
  suggestedDealerMaxPrice?: Numeric | null;
  suggestedDealerMinPrice?: Numeric | null;
  unitPrice?: Numeric | null;
  unitPriceUnit?: string | null;
  /** On an update, the version you have seen. When there is another by now, nothing is changed: 409. Left out, it is
    changed whatever others did meanwhile. */
  version?: number | null;
  weight?: Numeric | null;
  weightUnit?: string | null;
  wholesalerPrice?: Numeric | null;
  width?: Numeric | null;
};
export type ProductFacetKey =
  | "category"
  | "flavour"
  | "deviceType"
  | "nicotineStrength"
  | "volume"
  | "puffCount"
  | "inStock";
export type ProductFacetValue = {
  /** How many. */
  count: number;
  /** A text; a number in decimal; `true` or `false`. */
  value: string;
};
export type ProductFacet = {
  /** Which. */
  key: ProductFacetKey;
  /** Its name for people. */
  label: string;
  /** Values that occur, at most 50: texts by count, numbers upwards. */
  values: ProductFacetValue[];
};
export type ProductFacetsResponse = {
  /** The facets, always all of them in the same order. */
  facets: ProductFacet[];
  /** Products that pass all filters. */
  total: number;
};
export type PreviewBuyerName =
  | "customer"
  | "referredCustomer"
  | "agent"
  | "dealer"
  | "wholesaler"
  | "storeCustomer";
export type PriceSourceName = "quote" | "dealer" | "regional" | "role" | "tier";
export type PreviewOffer = {
  /** Pieces in one. */
  pieces: number;
  /** Price of one. */
  price: WireMoney;
  /** Which rule gave it. */
  source: PriceSourceName;
  /** The tier. */
  tier: TierName;
  /** The same for one piece, rounded to cents. */
  unitPrice: WireMoney;
};
export type BuyerPreviewResponse = {
  /** Who. */
  buyer: PreviewBuyerName;
  /** The tiers they could buy. */
  offers: PreviewOffer[];
  /** Why they could buy none: what they would be told. */
  refusal?: string | null;
};
export type PricePreviewResponse = {
  /** Every kind of buyer. */
  buyers: BuyerPreviewResponse[];
  wholesalerPrice?: WireMoney | null;
};
export type PricePreviewRequest = {
  agentPrice?: Numeric | null;
  bulkPrice?: Numeric | null;
  bulkQuantity?: Numeric | null;
  customerPrice?: Numeric | null;
  manufacturerCost?: Numeric | null;
  name?: string | null;
  packPrice?: Numeric | null;
  packQuantity?: Numeric | null;
  suggestedDealerMaxPrice?: Numeric | null;
  suggestedDealerMinPrice?: Numeric | null;
  unitPrice?: Numeric | null;
};
export type CostResponse = {
  /** When it arrived. */
  at: string;
  /** What one piece cost. */
  cost: WireMoney;
  /** How many were taken in. */
  pieces: number;
  /** The purchase order. */
  purchaseOrderId: number;
  /** Its number. */
  purchaseOrderNumber: string;
  /** From whom. */
  supplierName: string;
};
export type DeleteOutcomeName = "deleted" | "discontinued";
export type DeleteProductResponse = {
  /** The sentence. */
  message: string;
  /** `deleted`, or `discontinued` when it has orders or stock movements. */
  outcome: DeleteOutcomeName;
};
export type SetStockRequest = {
  expected?: Numeric | null;
  /** Its last day, when pieces are found. */
  expiresOn?: string | null;
  /** The batch in which pieces were found or are missing. Needed to find pieces of a product that is kept in lots;
    when left out, those are missing that would have left first. */
  lotCode?: string | null;
  /** Its production date, when pieces are found. */
  producedOn?: string | null;
  /** Why; a standard sentence when left out. */
  reason?: string | null;
  stockBalance?: Numeric | null;
  updatedBy?: Numeric | null;
};
export type HasTransactionsResponse = {
  /** `true`: deleting it discontinues it. */
  hasTransactions: boolean;
};
export type PurchaseStateName =
  | "draft"
  | "approved"
  | "ordered"
  | "partlyReceived"
  | "received"
  | "closed"
  | "cancelled";
export type PurchaseOrderResponse = {
  /** When it was approved. */
  approvedAt?: string | null;
  /** When it was closed or called off. */
  closedAt?: string | null;
  /** When it was made. */
  createdAt: string;
  /** Who made it; absent for the platform itself. */
  createdBy?: number | null;
  /** When it should arrive. */
  expectedOn?: string | null;
  /** Identity. */
  id: number;
  /** How many lines it has. */
  lineCount: number;
  /** For the supplier. */
  note?: string | null;
  /** Its number. */
  number: string;
  /** When it was sent. */
  orderedAt?: string | null;
  /** Pieces that were ordered. */
  pieces: number;
  /** Pieces that were taken in. */
  received: number;
  /** Where it stands. */
  state: PurchaseStateName;
  /** From whom. */
  supplierId: number;
  /** Their name. */
  supplierName: string;
  total?: WireMoney | null;
  /** Counts changes. */
  version: number;
};
export type PurchaseStepName =
  "change" | "approve" | "send" | "receive" | "close" | "cancel";
export type PurchaseLineResponse = {
  cost?: WireMoney | null;
  /** Taken in less ordered: above zero more came, below zero something is missing. */
  difference: number;
  /** Identity. */
  id: number;
  /** Pieces that are still to come. */
  missing: number;
  /** How many were ordered. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Pieces that were taken in. */
  received: number;
  /** Pieces that came and were refused. */
  rejected: number;
  /** The supplier's own number of it. */
  supplierSku?: string | null;
};
export type ReceiptLineResponse = {
  /** The line of the purchase order. */
  lineId: number;
  /** Its code. */
  lotCode?: string | null;
  /** The batch they came into. */
  lotId?: number | null;
  /** The movement of the ledger. */
  movementId?: number | null;
  /** Pieces that were taken in. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Why they were. */
  reason?: string | null;
  /** Pieces that were refused. */
  rejected: number;
};
export type ReceiptResponse = {
  /** Identity. */
  id: number;
  /** The supplier's invoice or delivery note. */
  invoice?: string | null;
  /** What arrived. */
  lines: ReceiptLineResponse[];
  /** For colleagues. */
  note?: string | null;
  /** When. */
  receivedAt: string;
  /** Who took them in; absent for the platform itself. */
  receivedByName?: string | null;
};
export type PurchaseOrderDetailsResponse = PurchaseOrderResponse & {
  /** What the caller may do with it now. */
  allowedSteps: PurchaseStepName[];
  /** Who approved it. */
  approvedByName?: string | null;
  /** Who made it. */
  createdByName?: string | null;
  /** Its lines. */
  lines: PurchaseLineResponse[];
  /** What has arrived, oldest first. */
  receipts: ReceiptResponse[];
  /** Where it is mailed to. */
  supplierEmail?: string | null;
};
export type PurchaseWishRequest = {
  cost?: WireMoney | null;
  pieces?: WireInt | null;
  /** The product. */
  productId: WireInt;
  supplierId?: WireInt | null;
};
export type PurchaseOrdersRequest = {
  /** When it should arrive; as the supplier delivers when left out. */
  expectedOn?: string | null;
  /** 1 to 200 products. */
  lines?: PurchaseWishRequest[];
  /** For the supplier; on the paper. */
  note?: string | null;
  supplierId?: WireInt | null;
};
export type PurchaseLineRequest = {
  cost?: WireMoney | null;
  /** How many. */
  pieces: WireInt;
  /** The product. */
  productId: WireInt;
};
export type PurchaseChangeRequest = {
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** When it should arrive; `null` empties it. */
  expectedOn?: string | null;
  /** The version that was looked at. */
  expectedVersion: WireInt;
  /** All lines anew. */
  lines?: PurchaseLineRequest[] | null;
  /** For the supplier; an empty text empties it. */
  note?: string | null;
};
export type PurchaseStepRequest = {
  expectedVersion?: WireInt | null;
};
export type ReceiptLineRequest = {
  /** The batch's last day. */
  expiresOn?: string | null;
  /** The line of the purchase order. */
  lineId: WireInt;
  /** The batch they come into; it is made when it is new. */
  lotCode?: string | null;
  /** The batch by its id, in place of its code. */
  lotId?: number | null;
  pieces?: WireInt | null;
  /** The batch's production date. */
  producedOn?: string | null;
  /** Why they are. */
  reason?: string | null;
  rejected?: WireInt | null;
};
export type ReceiptRequest = {
  /** The supplier's invoice or delivery note. */
  invoice?: string | null;
  /** What arrived; a line may stand several times, in different batches. */
  lines?: ReceiptLineRequest[];
  /** For colleagues. */
  note?: string | null;
};
export type SendPurchaseRequest = {
  expectedVersion?: WireInt | null;
  /** Whether it is mailed to the supplier's address. */
  mail?: boolean;
};
export type SourceResponse = {
  cost?: WireMoney | null;
  /** Days from order to delivery; absent: as the settings say. */
  leadDays?: number | null;
  /** Pieces it comes in multiples of. */
  packSize: number;
  /** The supplier. */
  supplierId: number;
  /** Its name. */
  supplierName: string;
};
export type SuggestionResponse = {
  /** On hand, neither promised to orders nor on hold. */
  available: number;
  /** For how many days what is there lasts; absent where nothing is sold. */
  daysLeft?: number | null;
  /** On the way, or in a purchase order that is being made. */
  onOrder: number;
  /** How many should be ordered. */
  pieces: number;
  /** The product. */
  productId: number;
  /** Its name. */
  productName: string;
  /** Its SKU. */
  productSku: string;
  /** Why, in a sentence or two. */
  reason: string;
  /** At or below this many it is time. */
  reorderPoint: number;
  /** Sold in the days that are looked at, less what came back. */
  sold: number;
  source?: SourceResponse | null;
};
export type ReferralCheckResponse = {
  /** The code as it was asked. */
  referralCode: string;
  /** What its owner is: `agent` or `sub-agent`. */
  role: RoleName;
};
export type RegionPlaceBody = {
  /** The country; compared without case. */
  country: string;
  /** A zone of it that goes before the country's own entry. */
  zone?: string | null;
};
export type RegionResponse = {
  /** Active, approved agents and sub-agents there. */
  agentCount: number;
  /** Active, approved dealers there. */
  dealerCount: number;
  /** Its name for people. */
  name: string;
  /** Its countries, and zones that stand by themselves. */
  places: RegionPlaceBody[];
  /** Which. */
  region: RegionName;
};
export type RegionsResponse = {
  /** Active, approved agents and sub-agents who live in none of them. */
  agentsElsewhere: number;
  /** Active, approved dealers who live in none of them. */
  dealersElsewhere: number;
  /** All four regions. */
  regions: RegionResponse[];
  /** To be named by whoever changes the table. */
  version: number;
};
export type RegionPlaces = {
  asia?: RegionPlaceBody[];
  canada?: RegionPlaceBody[];
  europe?: RegionPlaceBody[];
  usa?: RegionPlaceBody[];
};
export type SetRegionsRequest = {
  /** The places of each region; a region that is left out has none. */
  regions: RegionPlaces;
  /** The version the person saw. */
  version: number;
};
export type RegionMemberResponse = {
  /** Their company. */
  companyName?: string | null;
  /** Their country. */
  country?: string | null;
  /** When they registered. */
  createdAt: string;
  /** Their name. */
  fullName: string;
  /** Their account. */
  id: number;
  /** Their role. */
  role: RoleName;
  /** Their zone. */
  zone?: string | null;
};
export type AnswerReturnRequest = {
  /** For the buyer; needed to reject. */
  reason?: string | null;
};
export type ReceivedPiecesRequest = {
  lineId?: Numeric | null;
  pieces?: Numeric | null;
  /** `true`: they go back on the shelf, into the batches they came from. */
  restock?: boolean;
};
export type ReceiveReturnRequest = {
  /** By line and condition; what is left out did not arrive. */
  lines?: ReceivedPiecesRequest[];
};
export type DocumentTypeName =
  | "quotation"
  | "invoice"
  | "receipt"
  | "deliveryNote"
  | "creditNote"
  | "return"
  | "purchaseOrder";
export type SearchKindName =
  "product" | "order" | "document" | "person" | "supplier";
export type SearchItem = {
  /** What tells it from others of its name, such as the SKU, the buyer or the company. */
  detail?: string | null;
  document?: DocumentTypeName | null;
  /** The id of the product, order, account, supplier, return or purchase order that opens; of the papers of an order the
    order's. */
  id: number;
  /** What it is. */
  kind: SearchKindName;
  /** The order it is or belongs to. */
  orderId?: number | null;
  role?: RoleName | null;
  /** Its name or number. */
  title: string;
};
export type SearchResponse = {
  /** Products, orders, documents, people and suppliers, in this order, the best of each first. */
  items: SearchItem[];
};
export type SearchSynonymsResponse = {
  /** Groups of words that mean the same. */
  groups: string[][];
  /** To be named by whoever changes the table. */
  version: number;
};
export type SetSearchSynonymsRequest = {
  /** At most 500 groups of 2 to 20 words. */
  groups: string[][];
  /** The version the person saw. */
  version: number;
};
export type SettingKind =
  "integer" | "percent" | "money" | "boolean" | "text" | "list" | "choice";
export type SettingResponse = {
  /** The words to choose from; empty for other kinds. */
  choices: string[];
  /** The value while nothing else was set. */
  defaultValue: string;
  /** What it does. */
  description: string;
  /** The heading it stands under. */
  group: string;
  /** Its name in requests. */
  key: string;
  /** What values it takes. */
  kind: SettingKind;
  /** Its name for people. */
  label: string;
  /** When it was last set; absent while it has its default. */
  updatedAt?: string | null;
  /** Its value, as text whatever the kind; entries of a list stand on lines of their own. */
  value: string;
};
export type SettingValue = {
  /** The value you have seen. When there is another by now, nothing is set: 409, and `errors` says in `current` what it
    is. Left out, it is set whatever others did meanwhile. */
  expected?: string | null;
  /** Which. */
  key: string;
  /** As text whatever the kind; entries of a list stand on lines of their own. */
  value: string;
};
export type UpdateSettingsRequest = {
  /** The settings to set; others stay. */
  values: SettingValue[];
};
export type CompanyLogoResponse = {
  /** The setting. */
  key: string;
  /** When it was last set; absent while there is none. */
  updatedAt?: string | null;
  /** Where the logo is fetched: below `/media/`, or an https address elsewhere. Empty while there is none. */
  value: string;
};
export type SetCompanyLogoRequest = {
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** Ignored: it is set by who is signed in. */
  updatedBy?: number | null;
  /** An https address, an address below `/media/`, or a `data:` URL of a picture of at most 5 MB. */
  value: string;
};
export type SettingEntryResponse = {
  /** When. */
  createdAt: string;
  /** The value that counted before; absent when there was none. */
  from?: string | null;
  /** Their first and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** Which setting. */
  key: string;
  /** Its name for people; absent for a setting that is no more. */
  label?: string | null;
  /** The value since. */
  to: string;
  /** Who changed it; absent for the platform itself. */
  userId?: number | null;
  /** Their username. */
  username?: string | null;
};
export type AgentPlanResponse = CommissionRatesResponse & {
  /** The most an agent gets on top for a month. */
  bonusMaximum: WireMoney;
  /** Percent of a month's approved commissions that an agent gets on top. */
  bonusPercent: number;
};
export type PublicSettingsResponse = {
  /** What agents earn now. */
  agentPlan: AgentPlanResponse;
  /** Where days and months begin and which clocks people read, by its name in the IANA database. */
  businessTimeZone: string;
  /** Countries in which nothing is sold to consumers; compared without case. */
  closedCountries: string[];
  /** The company's name. */
  companyName: string;
  /** The sign that stands before every amount. */
  currencySymbol: string;
  /** Where the company's logo is fetched; absent while there is none. */
  logoUrl?: string | null;
  /** From this age on people may register; 0 asks nobody for their age. */
  minimumAge: number;
  /** The version of the terms that people agree to when they register. */
  termsVersion: string;
};
export type StockCountResponse = {
  /** When. */
  createdAt: string;
  /** Who posted it; absent for the platform itself. */
  createdBy?: number | null;
  /** Their name. */
  createdByName?: string | null;
  /** Lines whose figure was another. */
  differenceCount: number;
  /** Identity. */
  id: number;
  /** Lines counted. */
  lineCount: number;
  /** Pieces found. */
  piecesIn: number;
  /** Pieces missing. */
  piecesOut: number;
  /** Why. */
  reason: string;
};
export type StockCountLineResponse = {
  /** The figure that was counted. */
  counted: number;
  /** What was moved: above zero in, below zero out. */
  difference: number;
  /** The figure before. */
  expected: number;
  /** Its code. */
  lotCode?: string | null;
  /** The batch. */
  lotId?: number | null;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
};
export type StockCountDetailsResponse = StockCountResponse & {
  /** Its lines in their order. */
  lines: StockCountLineResponse[];
};
export type StockCountLineRequest = {
  /** The figure that was counted. */
  counted: Numeric;
  /** The figure that was believed when it was counted. */
  expected: Numeric;
  lotId?: Numeric | null;
  /** The product. */
  productId: Numeric;
};
export type StockCountRequest = {
  /** The figures, 1 to 1000. */
  lines?: StockCountLineRequest[];
  /** Why, for all movements of the count; the preview needs none. */
  reason?: string;
};
export type StockCountPreviewLine = {
  /** The figure now. */
  balance: number;
  /** The figure that was counted. */
  counted: number;
  /** What would be moved: above zero in, below zero out. */
  difference: number;
  /** The figure that was believed. */
  expected: number;
  /** The batch. */
  lotId?: number | null;
  /** Why it cannot be posted. */
  problem?: string | null;
  /** The product. */
  productId: number;
};
export type StockUpdateResponse = {
  /** Identity. */
  id: number;
  /** The balance after it. */
  newStock: number;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** Why. */
  reason?: string | null;
  /** When. */
  updatedAt: string;
  /** Who; absent for the platform itself. */
  updatedBy?: number | null;
  /** Their name. */
  updatedByName?: string | null;
};
export type DealerStoreResponse = {
  /** Where. */
  country?: string | null;
  /** Its dealer, whom an order there names as `sellerId`. */
  id: number;
  /** The company's name, else the dealer's. */
  name: string;
  /** Where in it. */
  zone?: string | null;
};
export type SupplierResponse = {
  /** Address, in lines. */
  address?: string | null;
  /** Whom to ask for. */
  contact?: string | null;
  /** When it was added. */
  createdAt: string;
  /** Where orders are mailed to. */
  email?: string | null;
  /** Identity. */
  id: number;
  /** Whether it is ordered from. */
  isActive: boolean;
  /** Days from order to delivery; absent: as the settings say. */
  leadDays?: number | null;
  /** Unique without case. */
  name: string;
  /** For colleagues. */
  notes?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** When it was last changed. */
  updatedAt: string;
  /** Counts changes. */
  version: number;
};
export type SupplierProductResponse = {
  cost?: WireMoney | null;
  /** Whether it is ordered here first. */
  isPreferred: boolean;
  /** The fewest pieces that are sold. */
  minimumPieces: number;
  /** Pieces it comes in multiples of. */
  packSize: number;
  /** The product. */
  productId: number;
  /** Its name now. */
  productName: string;
  /** Its SKU now. */
  productSku: string;
  /** The supplier's own number of it. */
  supplierSku?: string | null;
};
export type SupplierDetailsResponse = SupplierResponse & {
  /** What it sells, by name. */
  products: SupplierProductResponse[];
};
export type SupplierRequest = {
  /** Address, in lines. */
  address?: string | null;
  /** Whom to ask for. */
  contact?: string | null;
  /** Where orders are mailed to. */
  email?: string | null;
  /** Whether it is ordered from; true when left out. */
  isActive?: boolean | null;
  leadDays?: WireInt | null;
  /** Unique without case; at most 120 characters. */
  name?: string;
  /** For colleagues. */
  notes?: string | null;
  /** Telephone number. */
  phone?: string | null;
};
export type SupplierChangeRequest = {
  /** Address, in lines. */
  address?: string | null;
  /** Whom to ask for. */
  contact?: string | null;
  /** Where orders are mailed to. */
  email?: string | null;
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** The version that was looked at. */
  expectedVersion: WireInt;
  /** Whether it is ordered from. */
  isActive?: boolean | null;
  /** Days from order to delivery. */
  leadDays?: number | null;
  /** Unique without case. */
  name?: string | null;
  /** For colleagues. */
  notes?: string | null;
  /** Telephone number. */
  phone?: string | null;
};
export type SupplierProductRequest = {
  /** What one piece costs. */
  cost: WireMoney;
  /** Whether it is ordered here first; then it is so nowhere else. */
  isPreferred?: boolean;
  minimumPieces?: WireInt | null;
  packSize?: WireInt | null;
  /** The product. */
  productId: WireInt;
  /** The supplier's own number of it. */
  supplierSku?: string | null;
};
export type SupplierProductsRequest = {
  /** The version of the supplier that was looked at. */
  expectedVersion: WireInt;
  /** At most 1000 products. */
  products: SupplierProductRequest[];
};
export type DatabaseKindName = "sqlite" | "postgres";
export type DatabaseResponse = {
  /** How large it is, in bytes. */
  bytes: number;
  /** Its kind. */
  kind: DatabaseKindName;
  /** How many migrations were run. */
  migrationCount: number;
  /** The migrations that were run, oldest first. */
  migrations: string[];
  /** Its own version. */
  version: string;
};
export type MailModeName = "smtp" | "outbox";
export type StorageResponse = {
  /** Their length together, in bytes. */
  bytes: number;
  /** Files: pictures with their renditions, documents, photos. */
  files: number;
};
export type SystemResponse = {
  /** The state of the source it was built from; absent when the build did not say. */
  commit?: string | null;
  /** The database. */
  database: DatabaseResponse;
  /** What becomes of mail. */
  mail: MailModeName;
  /** Streams of live notices that are open at this instance. */
  openStreams: number;
  /** Since when this instance runs. */
  startedAt: string;
  /** Pictures and documents. */
  storage: StorageResponse;
  /** For how many seconds it runs. */
  uptimeSeconds: number;
  /** The program's version. */
  version: string;
};
export type TokenScope =
  | "accounts:read"
  | "accounts:write"
  | "employees:read"
  | "employees:write"
  | "notifications:read"
  | "notifications:write"
  | "issues:read"
  | "issues:write"
  | "products:read"
  | "products:write"
  | "prices:read"
  | "prices:write"
  | "stock:read"
  | "stock:write"
  | "imports:read"
  | "imports:write"
  | "cart:read"
  | "cart:write"
  | "orders:read"
  | "orders:write"
  | "warehouse:read"
  | "warehouse:write"
  | "purchasing:read"
  | "purchasing:write"
  | "commissions:read"
  | "commissions:write"
  | "analytics:read"
  | "analytics:write"
  | "webhooks:read"
  | "webhooks:write"
  | "settings:read"
  | "settings:write"
  | "security:read"
  | "security:write"
  | "backups:read"
  | "backups:write";
export type TokenState = "active" | "expired" | "revoked";
export type TokenResponse = {
  /** When it was made. */
  createdAt: string;
  /** When it ends. */
  expiresAt: string;
  /** Identity. */
  id: number;
  /** Its last request, to about a minute; absent when it was never used. */
  lastUsedAt?: string | null;
  /** The owner's name for it. */
  name: string;
  /** The first letters of the key. */
  preview: string;
  /** When somebody ended it. */
  revokedAt?: string | null;
  /** What it is let into. */
  scopes: TokenScope[];
  /** Where it stands. */
  state: TokenState;
  /** Whose. */
  userId: number;
};
export type NewTokenResponse = TokenResponse & {
  /** Its key, shown this once. Send it as `Authorization: Bearer tw_…`. */
  token: string;
};
export type CreateTokenRequest = {
  /** When it ends, at most a year from now; after 90 days when left out. */
  expiresAt?: string | null;
  /** A name for it, 1 to 80 characters. */
  name: string;
  /** What it is let into, at least one. */
  scopes: TokenScope[];
};
export type ActivityResponse = {
  /** What was done. */
  action: string;
  /** The same time under its other older name. */
  createdAt: string;
  /** A sentence for people. */
  description: string;
  /** Their first and last name. */
  fullName?: string | null;
  /** Identity. */
  id: number;
  /** The true address. */
  ipAddress?: string | null;
  role?: RoleName | null;
  /** Whose account it is about, where that is somebody else's. */
  subjectId?: number | null;
  /** When. */
  timestamp: string;
  /** The browser's own name. */
  userAgent?: string | null;
  /** Who did it; absent for the platform itself. */
  userId?: number | null;
  /** Their username. */
  username?: string | null;
};
export type RecordActivityRequest = {
  /** `login` or `logout`. */
  action?: string | null;
  /** Always null in the older client. */
  ipAddress?: string | null;
  /** The browser's own name. */
  userAgent?: string | null;
  /** Who, as the client says. */
  userId?: number | null;
};
export type UserEnvelope = {
  /** The account. */
  user: UserResponse;
};
export type UpdateUserRequest = {
  /** Day of birth, `YYYY-MM-DD`; may be put right, not removed. */
  birthDate?: string | null;
  /** A manufacturer's business type. */
  businessType?: string | null;
  /** Postal address of the company. */
  companyAddress?: string | null;
  /** Company. */
  companyName?: string | null;
  /** Country. */
  country?: string | null;
  /** The password, for another email address. */
  currentPassword?: string | null;
  /** What the company does. */
  description?: string | null;
  /** Where a wholesaler distributes. */
  distributionRegions?: string | null;
  /** Address for mail; another one asks for `currentPassword`. */
  email?: string | null;
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** Given name. */
  firstName?: string | null;
  /** Family name. */
  lastName?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Zone, state or city. */
  zone?: string | null;
};
export type DeactivateRequest = {
  /** Kept in the log; at most 500 characters. */
  reason?: string | null;
};
export type UploadDocumentRequest = {
  /** Last day on which it is valid. */
  expiresOn?: string | null;
  /** A `data:` URL of at most 10 MB. */
  file: string;
  /** The name it had. */
  fileName?: string | null;
  /** Which document it is, one of those the role is asked for. */
  kind: string;
};
export type RejectRequest = {
  /** Told to the person; at most 500 characters. */
  reason: string;
};
export type RoleChangeRequest = {
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** Told to the person and kept in the log; at most 500 characters. */
  reason?: string | null;
  /** `wholesaler`, `dealer`, `agent`, `sub-agent` or `customer`. */
  role: string;
};
export type RoleChoicesResponse = {
  /** What can be chosen now; empty where nothing can. */
  allowed: string[];
  /** What stands against the others, or against all. */
  refusal?: string | null;
  /** What it is. */
  role: string;
};
export type VerificationEventName =
  | "registered"
  | "submitted"
  | "accepted"
  | "refused"
  | "approved"
  | "rejected"
  | "reminded"
  | "expired";
export type VerificationEventResponse = {
  /** Who did it; absent for the platform itself. */
  actorName?: string | null;
  /** When. */
  createdAt: string;
  documentKind?: DocumentName | null;
  /** What. */
  event: VerificationEventName;
  /** In the reviewer's words; of a rejection, its reason. */
  note?: string | null;
  reason?: RefusalReasonName | null;
};
export type LackName = "missing" | "refused" | "expired";
export type MissingDocumentResponse = {
  /** Whether the account cannot be approved without it. */
  isRequired: boolean;
  /** Which. */
  kind: DocumentName;
  /** What people call it. */
  label: string;
  /** In the reviewer's words. */
  note?: string | null;
  reason?: RefusalReasonName | null;
  /** Why it lacks. */
  why: LackName;
};
export type VerificationCaseResponse = {
  /** The documents that count, oldest first. */
  documents: DocumentResponse[];
  /** What happened, oldest first. */
  history: VerificationEventResponse[];
  /** Those that lack. */
  missing: MissingDocumentResponse[];
  /** Whose it is. */
  user: UserResponse;
};
export type VerificationSummaryResponse = {
  /** Kinds of document that are missing or have ended. */
  documentsMissing: number;
  /** Documents nobody has reviewed. */
  documentsPending: number;
  /** Documents that were refused and not replaced. */
  documentsRefused: number;
  /** Whose it is. */
  user: UserResponse;
  /** When the account came in. */
  waitingSince: string;
};
export type CourierAssignment = {
  /** The courier. */
  courier: CourierName;
  /** The orders that were not with it already. */
  orderIds: number[];
};
export type AssignCourierRequest = {
  /** The courier; `none` takes the orders away from theirs. */
  courier?: CourierName;
  /** The orders, at most 200. */
  orderIds?: Numeric[];
};
export type CourierFigures = {
  /** Economy. */
  economy: number;
  /** Express. */
  express: number;
  /** Fetched by the buyer, or nobody chosen yet. */
  none: number;
  /** Standard. */
  standard: number;
};
export type WarehouseFiguresResponse = {
  /** Orders that are not delivered yet, by who carries them. */
  byCourier: CourierFigures;
  /** Orders that are delivered. */
  delivered: number;
  /** Orders that were delivered or completed today, a day of the business. */
  deliveredToday: number;
  /** Orders on their way. */
  inTransit: number;
  /** Orders that are paid. */
  paid: number;
  /** Orders that are pending. */
  pending: number;
  /** Orders that were packed, shipped, delivered or completed today, a day of the business. */
  processedToday: number;
  /** Orders in processing. */
  processing: number;
  /** Orders that are ready. */
  ready: number;
  /** Orders that are ready to be shipped. */
  readyToShip: number;
  /** Orders that are shipped. */
  shipped: number;
  /** All orders there ever were, completed and cancelled ones too. */
  total: number;
};
export type UpdateWarehouseOrderRequest = {
  /** Note for the history. */
  notes?: string | null;
  orderId?: Numeric | null;
  status?: OrderStatusName | null;
  /** The carrier's number. */
  trackingNumber?: string | null;
};
export type WarehouseReportResponse = {
  /** When. */
  createdAt: string;
  /** Identity. */
  id: number;
  /** What there is to say. */
  notes?: string | null;
  /** The order. */
  orderId: number;
  /** Who reported it. */
  processedBy?: number | null;
  /** Their name. */
  processedByName?: string | null;
  /** Where it stands, as reported. */
  status: OrderStatusName;
};
export type AddWarehouseReportRequest = {
  /** What there is to say, at most 2000 characters. */
  notes?: string | null;
  orderId?: Numeric | null;
  processedBy?: Numeric | null;
  status?: OrderStatusName | null;
};
export type DeliveryState = "pending" | "delivered" | "failed";
export type DeliveryResponse = {
  /** The last attempt. */
  attemptedAt?: string | null;
  /** How often it was tried. */
  attempts: number;
  /** When it happened. */
  createdAt: string;
  /** Why the last attempt failed. */
  error?: string | null;
  /** The event's own name, sent as `webhook-id`: the same for each attempt. */
  event: string;
  /** Identity. */
  id: number;
  /** The kind of event, or `webhook.test`. */
  kind: string;
  /** Where it stands. */
  state: DeliveryState;
  /** The HTTP status of the last answer. */
  status?: number | null;
  /** Which webhook. */
  webhookId: number;
};
export type DeliveryDetailsResponse = DeliveryResponse & {
  /** The beginning of the last answer, at most 2 kB. */
  answer?: string | null;
  /** What is sent: JSON as a text, as it was signed. */
  body: string;
};
export type WebhookEvent =
  | "order.placed"
  | "order.changed"
  | "order.paid"
  | "order.shipped"
  | "order.cancelled"
  | "order.refunded"
  | "stock.changed"
  | "stock.low"
  | "product.created"
  | "product.changed"
  | "product.discontinued"
  | "user.registered"
  | "user.approved"
  | "user.rejected"
  | "user.deactivated"
  | "commission.earned"
  | "commission.approved"
  | "commission.paid"
  | "commission.reversed";
export type WebhookResponse = {
  /** When it was made. */
  createdAt: string;
  /** The owner's words for it. */
  description?: string | null;
  /** When it was turned off because it only failed; absent otherwise. */
  disabledAt?: string | null;
  /** Attempts in a row that failed; at 15 it is turned off. */
  failures: number;
  /** Identity. */
  id: number;
  /** Whether it is told anything. */
  isEnabled: boolean;
  /** What it wants to hear of. */
  kinds: WebhookEvent[];
  /** Until when the secret before signs too; absent when it does not. */
  oldSecretUntil?: string | null;
  /** Where it is. */
  url: string;
};
export type WebhookWithSecretResponse = WebhookResponse & {
  /** With what messages are signed, shown this once: HMAC-SHA256 by the Standard Webhooks convention, under the bytes
    behind `whsec_`. */
  secret: string;
};
export type CreateWebhookRequest = {
  /** Words for it, at most 200 characters. */
  description?: string | null;
  /** What it wants to hear of, at least one. */
  kinds: WebhookEvent[];
  /** Where it is: https, and no address inside a private network. */
  url: string;
};
export type UpdateWebhookRequest = {
  /** Words for it; an empty text removes them. */
  description?: string | null;
  /** What you have seen of it, field by field as it was answered. When one of them is another by now, nothing is changed:
    409, and `errors` says in `current` what it is. Left out, it is changed whatever others did meanwhile. */
  expected?: object | null;
  /** Whether it is told anything. */
  isEnabled?: boolean | null;
  /** What it wants to hear of. */
  kinds?: WebhookEvent[] | null;
  /** Where it is. */
  url?: string | null;
};
export type ChangedPriceResponse = {
  from?: WireMoney | null;
  /** Its name; absent when it is gone. */
  name?: string | null;
  /** The product. */
  productId: number;
  /** The region. */
  region: RegionName;
  /** Its SKU; absent when it is gone. */
  sku?: string | null;
  to?: WireMoney | null;
};
export type PriceChangeDetailsResponse = PriceChangeResponse & {
  /** Its prices. */
  cells: ChangedPriceResponse[];
};
export type RegionPrice = {
  /** Since when it counts. */
  effectiveFrom: string;
  /** The price. */
  price: WireMoney;
  /** Who set it. */
  setByName?: string | null;
};
export type RegionPrices = {
  asia?: RegionPrice | null;
  canada?: RegionPrice | null;
  europe?: RegionPrice | null;
  usa?: RegionPrice | null;
};
export type UpcomingPrice = {
  /** From when on it counts. */
  effectiveFrom: string;
  price?: WireMoney | null;
  /** Who set it. */
  setByName?: string | null;
};
export type UpcomingPrices = {
  asia?: UpcomingPrice | null;
  canada?: UpcomingPrice | null;
  europe?: UpcomingPrice | null;
  usa?: UpcomingPrice | null;
};
export type WholesalerPriceResponse = {
  basePrice?: WireMoney | null;
  /** Its category. */
  category: string;
  /** Its name. */
  name: string;
  /** The prices that count now. */
  prices: RegionPrices;
  /** The product. */
  productId: number;
  /** Its SKU. */
  sku: string;
  suggestedDealerMaxPrice?: WireMoney | null;
  suggestedDealerMinPrice?: WireMoney | null;
  /** Its picture's smallest rendition. */
  thumbImageUrl?: string | null;
  /** What is planned next and differs from now. */
  upcoming: UpcomingPrices;
};
export type PriceCellRequest = {
  expected?: Numeric | null;
  price: Numeric | null;
  /** The product. */
  productId: number;
  /** The region. */
  region: RegionName;
};
export type SetWholesalerPricesRequest = {
  /** Whose prices. */
  audience: PriceAudience;
  /** 1 to 1,000 prices. */
  cells: PriceCellRequest[];
  /** From when on they count, at most two years ahead; at once when left out. */
  effectiveFrom?: string | null;
  /** Why; at most 500 characters. */
  note?: string | null;
};
export type PriceWarningName = "largeChange" | "belowCost";
export type FlaggedPriceResponse = {
  from?: WireMoney | null;
  /** Its name. */
  name: string;
  /** The product. */
  productId: number;
  /** Where. */
  region: RegionName;
  /** The price that is wanted. */
  to: WireMoney;
  /** Why. */
  warnings: PriceWarningName[];
};
export type WholesalerPricePreview = {
  current?: WireMoney | null;
  from?: WireMoney | null;
  /** Its name. */
  name?: string | null;
  /** Why it cannot be so. */
  problem?: string | null;
  /** The product; absent when a file names one that there is not. */
  productId?: number | null;
  region?: RegionName | null;
  /** The row of the file; previews of a file only. */
  row?: number | null;
  /** Its SKU, or what a file says instead. */
  sku?: string | null;
  to?: WireMoney | null;
};
export type PreviewWholesalerPricesRequest = {
  amount?: Numeric | null;
  /** Whose prices. */
  audience: PriceAudience;
  /** This category exactly. */
  category?: string | null;
  percent?: Numeric | null;
  /** These products. */
  productIds?: number[] | null;
  /** Words of name, category, SKU or description. */
  q?: string | null;
  /** Which regions. */
  regions: RegionName[];
};
export type PriceFileForm = {
  /** Whose prices. */
  audience: PriceAudience;
  /** CSV or XLSX with a column `SKU` and any of `USA`, `Canada`, `Europe`, `Asia`, as the export has it. An empty cell
    leaves a price as it is, `none` removes it. */
  file: Blob;
};
export type TeamDay = {
  /** The day. */
  day: string;
  /** How many. */
  issues: number;
};
export type TeamPriority = {
  /** How many. */
  issues: number;
  /** The priority. */
  priority: IssuePriorityName;
};
export type TeamStatus = {
  /** How many. */
  orders: number;
  /** The status. */
  status: OrderStatusName;
};
export type TeamPerson = {
  /** Their name. */
  name: string;
  /** Orders they packed, shipped, delivered or completed. */
  orders: number;
  /** Picks they ended, whole or short. */
  picks: number;
  /** The account. */
  userId: number;
};
export type TeamFiguresResponse = {
  /** Hours from report to decision, over the issues decided within thirty days; absent without any. */
  averageResolutionHours?: number | null;
  /** Issues by the day they were reported: fourteen days, oldest first. */
  issuesPerDay: TeamDay[];
  /** Batches with pieces whose last day is today or within thirty days. */
  lotsExpiring30: number;
  /** Open issues by priority; each priority once. */
  openIssues: TeamPriority[];
  /** Orders by status; each status once. */
  ordersByStatus: TeamStatus[];
  /** Who did how much within seven days, today included; most orders first. */
  processedByPerson: TeamPerson[];
  /** Orders that were packed, shipped, delivered or completed today. */
  processedToday: number;
  /** Active products on the list of low stock. */
  stockBelowLow: number;
  /** Active products of which nothing is left. */
  stockOut: number;
};
export type Health = {
  /** Always `ok`; anything else is a problem answer. */
  status: string;
};
